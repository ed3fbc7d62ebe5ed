// The tests of rules and screens read texts as people do.
import { sayTextsAtOnce } from "#texts/text.ts";

sayTextsAtOnce();
