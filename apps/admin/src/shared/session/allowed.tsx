import type { ReactNode } from 'react';
import type { Capability } from '@sjaj/contract';
import { useCan } from './profile.ts';

interface AllowedProps {
  readonly to: Capability;
  readonly children: ReactNode;
  /** What those see who may not. */
  readonly otherwise?: ReactNode;
}

/** What only those see who may do it. The server decides all the same. */
export const Allowed = ({ to, children, otherwise = null }: AllowedProps) => (useCan(to) ? children : otherwise);
