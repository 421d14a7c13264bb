import { auth } from './auth.ts';

/** The texts of the storefront. */
export const shop = {
  auth,
};
