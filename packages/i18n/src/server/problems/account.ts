import { texts } from '../../texts.ts';

/** What a person cannot do with their own account. */
export const account = texts({
  session_not_found: {
    en: 'That device is no longer logged in.',
    bs: 'Taj uređaj više nije prijavljen.',
    hr: 'Taj uređaj više nije prijavljen.',
    srLatn: 'Taj uređaj više nije prijavljen.',
  },
  last_admin: {
    en: 'You are the only administrator of your company. Make a colleague administrator first.',
    bs: 'Vi ste jedini administrator svoje firme. Prvo odredite kolegu koji će to preuzeti.',
    hr: 'Vi ste jedini administrator svoje tvrtke. Prvo odredite kolegu koji će to preuzeti.',
    srLatn: 'Vi ste jedini administrator svoje firme. Prvo odredite kolegu koji će to preuzeti.',
  },
});
