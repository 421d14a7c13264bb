import { texts } from '../../texts.ts';

/** Messages about changes that companies and people ask for in their data. */
export const companyMessage = texts({
  requested: {
    en: '{company} asks for a change of its company data.',
    bs: '{company}: traži se izmjena podataka firme.',
    hr: '{company}: traži se izmjena podataka tvrtke.',
    srLatn: '{company}: traži se izmjena podataka firme.',
  },
  approved: {
    en: 'The data of {company} have been changed as you asked. {answer}',
    bs: 'Podaci su izmijenjeni kako ste tražili: {company}. {answer}',
    hr: 'Podaci su izmijenjeni kako ste tražili: {company}. {answer}',
    srLatn: 'Podaci su izmijenjeni kako ste tražili: {company}. {answer}',
  },
  rejected: {
    en: 'The data of {company} stay as they are. Reason: {answer}',
    bs: 'Podaci ostaju kakvi jesu: {company}. Razlog: {answer}',
    hr: 'Podaci ostaju kakvi jesu: {company}. Razlog: {answer}',
    srLatn: 'Podaci ostaju kakvi jesu: {company}. Razlog: {answer}',
  },
  rejectedSubject: {
    en: 'The data of {company} stay as they are',
    bs: 'Podaci ostaju kakvi jesu: {company}',
    hr: 'Podaci ostaju kakvi jesu: {company}',
    srLatn: 'Podaci ostaju kakvi jesu: {company}',
  },
  personRequested: {
    en: '{person} asks for a change of their name or e-mail.',
    bs: '{person}: traži se izmjena imena ili e-maila.',
    hr: '{person}: traži se izmjena imena ili e-pošte.',
    srLatn: '{person}: traži se izmjena imena ili imejla.',
  },
  ownApproved: {
    en: 'Your personal data have been changed as you asked. {answer}',
    bs: 'Vaši lični podaci su izmijenjeni kako ste tražili. {answer}',
    hr: 'Vaši osobni podaci su izmijenjeni kako ste tražili. {answer}',
    srLatn: 'Vaši lični podaci su izmijenjeni kako ste tražili. {answer}',
  },
  ownRejected: {
    en: 'Your personal data stay as they are. Reason: {answer}',
    bs: 'Vaši lični podaci ostaju kakvi jesu. Razlog: {answer}',
    hr: 'Vaši osobni podaci ostaju kakvi jesu. Razlog: {answer}',
    srLatn: 'Vaši lični podaci ostaju kakvi jesu. Razlog: {answer}',
  },
  ownRejectedSubject: {
    en: 'Your personal data stay as they are',
    bs: 'Vaši lični podaci ostaju kakvi jesu',
    hr: 'Vaši osobni podaci ostaju kakvi jesu',
    srLatn: 'Vaši lični podaci ostaju kakvi jesu',
  },
  deputyNamed: {
    en: 'From {from} to {to} you approve orders for {principal}. Orders above a limit wait for you.',
    bs: 'Od {from} do {to} odobravate narudžbe umjesto: {principal}. Narudžbe iznad limita čekaju vas.',
    hr: 'Od {from} do {to} odobravate narudžbe umjesto: {principal}. Narudžbe iznad limita čekaju vas.',
    srLatn: 'Od {from} do {to} odobravate porudžbine umjesto: {principal}. Porudžbine iznad limita čekaju vas.',
  },
  deputyForYou: {
    en: 'From {from} to {to} {deputy} approves orders for you.',
    bs: 'Od {from} do {to} odobrava narudžbe umjesto vas: {deputy}.',
    hr: 'Od {from} do {to} odobrava narudžbe umjesto vas: {deputy}.',
    srLatn: 'Od {from} do {to} odobrava porudžbine umjesto vas: {deputy}.',
  },
  deputyEnded: {
    en: '{deputy} no longer approves orders for {principal}.',
    bs: '{deputy} više ne odobrava narudžbe umjesto: {principal}.',
    hr: '{deputy} više ne odobrava narudžbe umjesto: {principal}.',
    srLatn: '{deputy} više ne odobrava porudžbine umjesto: {principal}.',
  },
});
