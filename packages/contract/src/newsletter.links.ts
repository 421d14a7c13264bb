import { LinkToken } from './auth.passwords.ts';
import { EVERYONE, routes } from './route.ts';
import { Done, shape } from './shapes.ts';

const LINK_LIMIT = { requests: 30, seconds: 600, freeRequests: 15 };

/** What the links of the newsletter's mails do. Their pages need them, the first load of the shop does not. */
export const newsletterLinks = routes({
  confirm: {
    method: 'POST',
    path: '/newsletter/confirm-subscription',
    access: EVERYONE,
    body: shape({ token: LinkToken }),
    answer: Done,
    limit: LINK_LIMIT,
    problems: ['newsletter.link_expired'],
    summary:
      'Confirms the subscription by its mailed link. The same answer for a used, an expired and an unknown link.',
  },
  unsubscribe: {
    method: 'POST',
    path: '/newsletter/unsubscribe',
    access: EVERYONE,
    body: shape({ token: LinkToken }),
    answer: Done,
    limit: LINK_LIMIT,
    problems: ['newsletter.link_expired'],
    summary: 'Ends the subscription by the link of the mail that confirmed it; again with the same answer.',
  },
});
