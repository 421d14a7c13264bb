/** The version of the words by which a person agrees: the form in the footer, the mail and its page. A change of the words counts it up. */
export const CONSENT_WORDING = 2;

const DAY_MS = 24 * 3_600_000;
/** How long a link that confirms works, and a request waits for it. */
export const LINK_LIFE_MS = 7 * DAY_MS;
/** Links of mails that nobody looks at any more. */
export const UNSUBSCRIBE_LINK_RETENTION_MS = 3 * 365 * DAY_MS;
/** After so many refusals in a row an address gets no more issues. */
export const MOST_BOUNCES = 3;
/** Subscribers whose mails one transaction queues. */
export const BATCH = 200;

const FIELD = 'List-Unsubscribe';
const VALUE = 'One-Click';
const FORM_PART = /name="List-Unsubscribe"\r?\n\r?\nOne-Click\r?\n/;

/** Whether a body is the one that a mail program sends for one-click unsubscribing (RFC 8058), as a form of either encoding. */
export function isOneClick(body: string): boolean {
  if (new URLSearchParams(body.trim()).get(FIELD) === VALUE) return true;
  return FORM_PART.test(body);
}
