import { texts } from '../texts.ts';

/** Notes of staff on records. */
export const notes = texts({
  title: { en: 'Notes', bs: 'Bilješke', hr: 'Bilješke', srLatn: 'Bilješke' },
  label: { en: 'New note', bs: 'Nova bilješka', hr: 'Nova bilješka', srLatn: 'Nova bilješka' },
  hint: {
    en: '@ mentions a colleague, who is told of it. Customers never see notes.',
    bs: '@ spominje kolegu, koji dobija poruku. Kupci nikada ne vide bilješke.',
    hr: '@ spominje kolegu, koji dobiva poruku. Kupci nikada ne vide bilješke.',
    srLatn: '@ pominje kolegu, koji dobija poruku. Kupci nikada ne vide bilješke.',
  },
  add: { en: 'Add note', bs: 'Dodaj bilješku', hr: 'Dodaj bilješku', srLatn: 'Dodaj bilješku' },
  none: { en: 'No notes yet.', bs: 'Još nema bilješki.', hr: 'Još nema bilješki.', srLatn: 'Još nema bilješki.' },
  colleagues: { en: 'Mention a colleague', bs: 'Spomeni kolegu', hr: 'Spomeni kolegu', srLatn: 'Pomeni kolegu' },
  unknown: {
    en: '@{name} is not among the colleagues who can open this record, and is not told.',
    bs: '@{name} nije među kolegama koji mogu otvoriti ovaj zapis i neće dobiti poruku.',
    hr: '@{name} nije među kolegama koji mogu otvoriti ovaj zapis i neće dobiti poruku.',
    srLatn: '@{name} nije među kolegama koji mogu da otvore ovaj zapis i neće dobiti poruku.',
  },
  remove: { en: 'Delete note', bs: 'Obriši bilješku', hr: 'Izbriši bilješku', srLatn: 'Obriši bilješku' },
  removeSure: {
    en: 'The note is deleted for everybody.',
    bs: 'Bilješka se briše za sve.',
    hr: 'Bilješka se briše za sve.',
    srLatn: 'Bilješka se briše za sve.',
  },
});
