/**
 * Header of a call of a page: whose page sends it. Where the session belongs to another person or acts for another company by then, the server
 * refuses the call (409 `auth.other_owner`): what was pressed on a page of one must not be done for another. It grants nothing.
 */
export const SESSION_OWNER_HEADER = 'session-owner';

interface SessionOwner {
  readonly userId: number;
  readonly companyId: number | null;
}

/** The value of the header: a person, with the company that they buy for. */
export const sessionOwner = ({ userId, companyId }: SessionOwner): string => `${userId}-${companyId ?? ''}`;
