import { texts } from '../../texts.ts';

/** Messages about changes of company data. */
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
});
