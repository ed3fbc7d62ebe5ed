// The entry of builds with VITE_I18N: nothing of the app is loaded before its texts can be looked up.
import { startTexts } from "./app/start-texts.ts";

// Not awaited here: the app's chunks import this one, and would wait for it while it waits for them.
void startTexts().then(() => import("./main.tsx"));
