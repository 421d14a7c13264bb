/** The drawing that the shop shows where an article has no picture, by the name that its category gives it. */
export const placeholderUrl = (name: string): string => `/pictures/placeholders/${name}.svg`;
