/** Languages that explanations are written in. */
export const LOCALES = ["en", "es", "ar", "tr"] as const;
export type Locale = (typeof LOCALES)[number];
