import { anonymousTransport } from '@sjaj/app-kit';
import { clientFor } from '@sjaj/client';
import { accountRequests, interestAreas, newsletterLinks, passwords, registration, social } from '@sjaj/contract';

/** The calls of the pages before the log-in, sent without a token. They are loaded with these pages, not with the first load. */
export const calls = {
  accountRequests: clientFor(accountRequests, anonymousTransport),
  interestAreas: clientFor(interestAreas, anonymousTransport),
  newsletterLinks: clientFor(newsletterLinks, anonymousTransport),
  passwords: clientFor(passwords, anonymousTransport),
  registration: clientFor(registration, anonymousTransport),
  social: clientFor(social, anonymousTransport),
};
