import { CareersPage, PublicCareersPage } from '../features/careers/index.ts';
import { isSignedIn } from '../shared/session/token.ts';
import { Shell } from './shell/shell.tsx';

/** Work at the supplier: in the frame of the shop for users who are logged in, and open to everybody else. */
export const Careers = () =>
  isSignedIn() ? (
    <Shell>
      <CareersPage />
    </Shell>
  ) : (
    <PublicCareersPage />
  );
