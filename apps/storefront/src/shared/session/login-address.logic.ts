import { returnPath } from '@sjaj/app-kit';

/** Why a guest is led to Login; each has a sentence of its own there. */
const LOGIN_REASONS = ['wishList', 'request', 'review', 'account'] as const;
export type LoginReason = (typeof LOGIN_REASONS)[number];

/** Whether a part of an address is one of the reasons. */
export const isLoginReason = (value: unknown): value is LoginReason => LOGIN_REASONS.some((reason) => reason === value);

/** The address of Login with the way back to where the reader is. */
export const loginAddress = (here: string): string => `/auth/login?redirect=${encodeURIComponent(here)}`;

/** Where a log-in leads: back to a page of the shop, else Home. */
export const pathAfterLogin = (redirect: unknown): string => returnPath(redirect, '/auth/');
