/** The encoders that chunks are read by: "en" for two English texts, "multi" for all others. */
export const ROUTES = ["en", "multi"] as const;
export type Route = (typeof ROUTES)[number];
