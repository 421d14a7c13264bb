const LINK = /https?:\/\/\S+?#token=[\w-]+/;

/** The link of a mail that works once, such as an invitation's: staff can hand it over. Undefined where the mail has none. */
export const linkIn = (text: string | null): string | undefined => LINK.exec(text ?? '')?.[0];
