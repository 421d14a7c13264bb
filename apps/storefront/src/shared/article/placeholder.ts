/** The drawing that replaces a missing picture, by the name of the top category. */
export const placeholderAddress = (name: string): string => `/pictures/placeholders/${name}.svg`;
