import { delivery, ordering, returns } from './faq-answers.ts';
import { type Page, say } from './page.ts';

/** What is asked most often. */
export const faq: Page = {
  lead: say(
    'What our customers ask most often. Your question is not here? Your sales representative answers on the same working day.',
    'Šta naši kupci najčešće pitaju. Ne nalazite svoje pitanje? Vaš komercijalist odgovara isti radni dan.',
    'Što naši kupci najčešće pitaju. Ne nalazite svoje pitanje? Vaš komercijalist odgovara isti radni dan.',
    'Šta naši kupci najčešće pitaju. Ne nalazite svoje pitanje? Vaš komercijalista odgovara istog radnog dana.',
  ),
  sections: [
    {
      title: say('Order and payment', 'Narudžba i plaćanje', 'Narudžba i plaćanje', 'Porudžbina i plaćanje'),
      questions: ordering,
    },
    { title: say('Delivery', 'Dostava', 'Dostava', 'Dostava'), questions: delivery },
    {
      title: say('Returns and complaints', 'Povrat i reklamacije', 'Povrat i reklamacije', 'Povrat i reklamacije'),
      questions: returns,
    },
  ],
};
