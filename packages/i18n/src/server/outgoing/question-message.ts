import { texts } from '../../texts.ts';

/** What is told of questions of customers whose search found nothing. */
export const questionMessage = texts({
  asked: {
    en: '{customer} asks: “{question}”',
    bs: '{customer} pita: „{question}”',
    hr: '{customer} pita: „{question}”',
    srLatn: '{customer} pita: „{question}”',
  },
  received: {
    en: 'We have received your question “{question}” and will answer you here.',
    bs: 'Primili smo vaš upit „{question}” i odgovorit ćemo vam ovdje.',
    hr: 'Primili smo vaš upit „{question}” i odgovorit ćemo vam ovdje.',
    srLatn: 'Primili smo vaš upit „{question}” i odgovorićemo vam ovdje.',
  },
  answered: {
    en: 'Answer to your question “{question}”: {note}',
    bs: 'Odgovor na vaš upit „{question}”: {note}',
    hr: 'Odgovor na vaš upit „{question}”: {note}',
    srLatn: 'Odgovor na vaš upit „{question}”: {note}',
  },
  subject: {
    en: 'Answer to your question “{question}”',
    bs: 'Odgovor na vaš upit „{question}”',
    hr: 'Odgovor na vaš upit „{question}”',
    srLatn: 'Odgovor na vaš upit „{question}”',
  },
});
