import { type Page, say } from './page.ts';

/** Who the supplier is. */
export const about: Page = {
  lead: say(
    '{shop} supplies companies and institutions in Bosnia and Herzegovina with everything for cleaning, hygiene and safety at work.',
    '{shop} snabdijeva firme i ustanove u Bosni i Hercegovini svime za čišćenje, higijenu i zaštitu na radu.',
    '{shop} opskrbljuje tvrtke i ustanove u Bosni i Hercegovini svime za čišćenje, higijenu i zaštitu na radu.',
    '{shop} snabdijeva firme i ustanove u Bosni i Hercegovini svime za čišćenje, higijenu i zaštitu na radu.',
  ),
  sections: [
    {
      title: say('What we do', 'Šta radimo', 'Što radimo', 'Šta radimo'),
      paragraphs: [
        say(
          'Hotels, hospitals, schools, bakeries, factories and cleaning companies order from us, from a single bottle to a whole equipment plan.',
          'Kod nas naručuju hoteli, bolnice, škole, pekare, fabrike i firme za čišćenje, od jedne boce do cijelog plana opremanja.',
          'Kod nas naručuju hoteli, bolnice, škole, pekare, tvornice i tvrtke za čišćenje, od jedne boce do cijelog plana opremanja.',
          'Kod nas poručuju hoteli, bolnice, škole, pekare, fabrike i firme za čišćenje, od jedne boce do cijelog plana opremanja.',
        ),
        say(
          'We keep what we sell in our own warehouses, so the stock that you see in the shop is what stands on the shelf.',
          'Robu držimo u vlastitim skladištima, pa je zaliha koju vidite u prodavnici ona koja stoji na polici.',
          'Robu držimo u vlastitim skladištima, pa je zaliha koju vidite u trgovini ona koja stoji na polici.',
          'Robu držimo u sopstvenim skladištima, pa je zaliha koju vidite u prodavnici ona koja stoji na polici.',
        ),
      ],
    },
    {
      title: say(
        'What you can rely on',
        'Na šta možete računati',
        'Na što možete računati',
        'Na šta možete da računate',
      ),
      list: [
        say(
          'A sales representative of your own who knows your premises and your prices.',
          'Vlastiti komercijalist koji zna vaše prostore i vaše cijene.',
          'Vlastiti komercijalist koji zna vaše prostore i vaše cijene.',
          'Sopstveni komercijalista koji zna vaše prostore i vaše cijene.',
        ),
        say(
          'Safety data sheets and instructions beside every product that needs them.',
          'Sigurnosni listovi i uputstva uz svaki artikal kojem su potrebni.',
          'Sigurnosno-tehnički listovi i upute uz svaki artikl kojem su potrebni.',
          'Bezbjednosni listovi i uputstva uz svaki artikal kojem su potrebni.',
        ),
        say(
          'A workshop of our own for the machines that we sell, with spare parts in stock.',
          'Vlastiti servis za mašine koje prodajemo, s rezervnim dijelovima na stanju.',
          'Vlastiti servis za strojeve koje prodajemo, s rezervnim dijelovima na zalihi.',
          'Sopstveni servis za mašine koje prodajemo, sa rezervnim dijelovima na stanju.',
        ),
        say(
          'Demonstrations on your own floor before you buy a machine.',
          'Prezentacija na vašem podu prije kupovine mašine.',
          'Prezentacija na vašem podu prije kupnje stroja.',
          'Prezentacija na vašem podu prije kupovine mašine.',
        ),
      ],
    },
    {
      title: say('Where we are', 'Gdje smo', 'Gdje smo', 'Gdje smo'),
      list: [say('{branches}', '{branches}', '{branches}', '{branches}')],
    },
  ],
};
