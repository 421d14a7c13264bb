import { SecondFactorPanel } from '@sjaj/app-kit';
import { transport } from '../../shared/api/transport.ts';

/** The set-up of a second factor; a file of its own, since it is needed once. */
export const EnrolPanel = ({ onEnrolled }: { readonly onEnrolled: () => void }) => (
  <SecondFactorPanel transport={transport} onChanged={onEnrolled} />
);
