import { accountTexts } from '../../shared/texts/account-texts.ts';
import { ProfileFrame } from './profile-frame.tsx';
import { ProfileLinks } from './profile-links.tsx';

/** The frame of the profile area and its links, loaded together with their texts. */
export async function loadPages(): Promise<{
  readonly ProfileFrame: typeof ProfileFrame;
  readonly ProfileLinks: typeof ProfileLinks;
}> {
  await accountTexts();
  return { ProfileFrame, ProfileLinks };
}
