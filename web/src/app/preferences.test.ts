import { expect, test } from "vitest";
import { preferenceCookie, readPreferences } from "./preferences.ts";

test("without cookies everything has its configured default", () => {
  const preferences = readPreferences({ cookie: "" }, "Boresight");

  expect(preferences).toEqual({
    theme: "system",
    colorScheme: "light",
    semiDarkNavigation: "on",
    skin: "default",
    navbarBlur: "on",
    navigationCollapsed: "off",
    contentWidth: "fluid",
    navigation: "vertical",
    horizontalNavigation: "static",
    navbar: "sticky",
    footer: "static",
    direction: "ltr",
    density: "comfortable",
  });
});

test("a stored preference is found under the app's title", () => {
  const cookie = "Other-theme=light; Boresight-theme=dark; Boresight-navigation-collapsed=on";

  const preferences = readPreferences({ cookie }, "Boresight");

  expect(preferences).toMatchObject({ theme: "dark", navigationCollapsed: "on" });
});

test("an unknown value falls back to the default", () => {
  const preferences = readPreferences({ cookie: "Boresight-density=tiny" }, "Boresight");

  expect(preferences.density).toBe("comfortable");
});

test("a preference is stored for 30 days, and a title with spaces makes a valid cookie name", () => {
  const cookie = preferenceCookie("Sensor Works", "contentWidth", "boxed");

  expect(cookie).toBe("Sensor-Works-content-width=boxed; path=/; max-age=2592000; samesite=lax");
});
