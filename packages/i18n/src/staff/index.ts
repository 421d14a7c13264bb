import { frame } from './frame.ts';

/** The texts of the back office. */
export const staff = {
  frame,
};
