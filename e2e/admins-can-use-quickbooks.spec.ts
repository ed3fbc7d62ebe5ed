import { testScreens } from "./support/accessible-screens.ts";
import { furnishBooks } from "./support/furnish-books.ts";
import { booksScreens } from "./support/screens-by-role.ts";

testScreens("ada", booksScreens, furnishBooks);
