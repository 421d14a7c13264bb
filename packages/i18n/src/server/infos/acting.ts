import { texts } from '../../texts.ts';

/** Sales representatives who buy for companies. */
export const acting = texts({
  begun: {
    en: 'You are now working for {company}',
    bs: 'Sada radite za kupca: {company}',
    hr: 'Sada radite za kupca: {company}',
    srLatn: 'Sada radite za kupca: {company}',
  },
  ended: {
    en: 'You are not working for any customer now.',
    bs: 'Više ne radite ni za jednog kupca.',
    hr: 'Više ne radite ni za jednog kupca.',
    srLatn: 'Više ne radite ni za jednog kupca.',
  },
});
