interface ImportMetaEnv {
  /** Headers that the app adds to every request; absent outside of builds. */
  readonly VITE_EXTRA_HEADERS: Readonly<Record<string, string>> | undefined;
  /** Whether the build speaks every language (VITE_I18N=true). */
  readonly VITE_I18N: boolean;
}
