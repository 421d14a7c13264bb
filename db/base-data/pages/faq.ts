import { type Page, say } from './page.ts';

/** What stands above the questions. */
export const faq: Page = {
  lead: say(
    'What our customers ask most often. Your question is not here? Your sales representative answers on the same working day.',
    'Šta naši kupci najčešće pitaju. Ne nalazite svoje pitanje? Vaš komercijalist odgovara isti radni dan.',
    'Što naši kupci najčešće pitaju. Ne nalazite svoje pitanje? Vaš komercijalist odgovara isti radni dan.',
    'Šta naši kupci najčešće pitaju. Ne nalazite svoje pitanje? Vaš komercijalista odgovara istog radnog dana.',
  ),
  sections: [],
};
