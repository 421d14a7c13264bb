import { PublicTermsPage, TermsPage } from '../features/terms/index.ts';
import { isSignedIn } from '../shared/session/token.ts';
import { Shell } from './shell/shell.tsx';

/** The terms: in the frame of the shop for users who are logged in, and open to everybody else. */
export const Terms = () =>
  isSignedIn() ? (
    <Shell>
      <TermsPage />
    </Shell>
  ) : (
    <PublicTermsPage />
  );
