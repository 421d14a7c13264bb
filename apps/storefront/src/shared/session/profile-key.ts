/** Where the profile lies among the answers; what sends the calls looks there whether a page is open. */
export const PROFILE_KEY = ['profile'] as const;
