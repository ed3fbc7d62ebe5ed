/** What the shop offers because whoever runs its server has set it up. */
import { pageMark } from "./page-mark.ts";

export const doesTakeCards = (): boolean => pageMark("takes-cards") !== null;

export const doesSendTexts = (): boolean => pageMark("sends-texts") !== null;
