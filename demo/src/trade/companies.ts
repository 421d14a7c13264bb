import { bankAccountControl, jibCheckDigit } from '@sjaj/domain';

/** What the demo's companies are like; amounts in whole KM. */
const ROWS = `
Hotel Vodenica d.o.o.|K-00231|Mostar|Bulevar 14|FBiH|1|30|8000|vodenica|036|hotel
Čista Linija d.o.o.|K-00118|Sarajevo|Džemala Bijedića 185|FBiH|4|45|15000|cistalinija|033|service
Bolnica Lipa|K-00412|Sarajevo|Lipa bb|FBiH|2|60|40000|bolnica-lipa|033|health
JU Vrtić Leptirić|K-00420|Mostar|Kralja Tomislava 7|FBiH|3|30|4000|leptiric|036|school
Obrt Bura|K-00518|Mostar|Rade Bitange 3|FBiH|-|0|0|bura|036|small
Vodovod Javor j.p.|K-00152|Banja Luka|Kralja Petra I 92|RS|6|45|12000|vodovod-javor|051|utility
Metal Vrelo d.o.o.|K-00096|Sarajevo|Rajlovačka 40|FBiH|5|45|25000|metalvrelo|033|industry
Autoservis Lasta|K-00466|Mostar|Bišće Polje bb|FBiH|5|15|1500|lasta|036|car
Dom zdravlja Jasika|K-00377|Mostar|Hrvatske mladeži 21|FBiH|2|60|20000|dz-jasika|036|health
Farma Polje d.o.o.|K-00311|Laktaši|Poljska 5|RS|9|30|6000|farmapolje|051|farm
Hotel Stari mlin|K-00207|Banja Luka|Vrbaska 11|RS|1|30|10000|starimlin|051|hotel
Klinika Breza|K-00409|Ilidža|Igmanska 30|FBiH|2|30|9000|klinikabreza|033|health
Pansion Jorgovan|K-00344|Pale|Olimpijska 8|RS|1|15|2000|jorgovan|057|hotel
Pekara Zrno|K-00501|Čitluk|Kralja Tomislava 61|FBiH|9|15|1500|pekarazrno|036|food
Restoran Kod mlina|K-00288|Široki Brijeg|Fra Didaka Buntića 2|FBiH|1|30|3000|kodmlina|039|food
Studentski dom Ruj|K-00361|Mostar|Sveučilišna 12|FBiH|3|60|18000|dom-ruj|036|hotel
Škola Kesten|K-00399|Zenica|Školska 18|FBiH|3|30|5000|skola-kesten|032|school
Teretana Forma|K-00532|Tuzla|Slatina 6|FBiH|10|15|1500|forma|035|sport
Drvo Korijen d.o.o.|K-00274|Teslić|Industrijska zona bb|RS|5|45|14000|drvokorijen|053|industry
Market Bosna d.o.o.|K-00193|Bihać|Krupska 44|FBiH|7|30|9000|marketbosna|037|shop
Komunalno Una j.p.|K-00165|Kozarska Dubica|Svetosavska 9|RS|6|45|8000|komunalno-una|052|utility
Gradnja Plan d.o.o.|K-00330|Derventa|Vidovdanska 3|RS|8|45|11000|gradnjaplan|053|build
Dvorac Jajce d.o.o.|K-00298|Jajce|Sadije Softić 1|FBiH|1|30|3500|dvorac-jajce|030|hotel`;

export interface Company {
  readonly id: number;
  readonly title: string;
  readonly external: string;
  readonly town: string;
  readonly street: string;
  readonly entity: 'FBiH' | 'RS';
  readonly interest: number;
  /** 13 digits. */
  readonly jib: string;
  /** 12 digits; null for those outside the VAT system. */
  readonly pdv: string | null;
  readonly termDays: number;
  /** Feninga. */
  readonly creditLimit: number;
  readonly domain: string;
  readonly phone: string;
  readonly trade: string;
  readonly account: string;
  readonly isActive: boolean;
}

/** An invented identification number: prefix 4299 or 4499, running number, branch, check digit. */
function jibFor(entity: Company['entity'], running: number, branch = 0): string {
  for (let step = 0; step < 10; step += 1) {
    const first = `${entity === 'RS' ? '4499' : '4299'}${String(running * 10 + step).padStart(5, '0')}${String(branch).padStart(3, '0')}`;
    const check = jibCheckDigit(first);
    if (check < 10) return `${first}${check}`;
  }
  throw new Error('the series has no number left');
}

/** A domestic account of 16 digits at the bank with code 999, which belongs to no bank. */
function accountFor(running: number): string {
  const first = `999001${String(running).padStart(8, '0')}`;
  return `${first}${bankAccountControl(first)}`;
}

function company(line: string, index: number): Company {
  const [
    title = '',
    external = '',
    town = '',
    street = '',
    entity,
    area = '',
    term,
    limit,
    domain = '',
    code = '',
    trade = '',
  ] = line.split('|');
  const jib = jibFor(entity === 'RS' ? 'RS' : 'FBiH', index + 2);
  return {
    id: index + 1,
    title,
    external,
    town,
    street,
    entity: entity === 'RS' ? 'RS' : 'FBiH',
    interest: area === '-' ? 4 : Number(area),
    jib,
    pdv: area === '-' ? null : jib.slice(1),
    termDays: Number(term),
    creditLimit: Number(limit) * 100,
    domain: `${domain}.test`,
    phone: `${code} 000-${String(101 + index * 7)}`,
    trade,
    account: accountFor(1000 + index * 37),
    isActive: title !== 'Pekara Zrno',
  };
}

const heads = ROWS.trim().split('\n').map(company);

const BRANCHES: readonly (readonly [town: string, street: string, entity: Company['entity']])[] = [
  ['Mostar', 'Zalik 12', 'FBiH'],
  ['Zenica', 'Travnička 6', 'FBiH'],
  ['Tuzla', 'Mitra Trifunovića 15', 'FBiH'],
  ['Banja Luka', 'Ivana Gorana Kovačića 207', 'RS'],
];

/** Branches of the cleaning company: own identification numbers, the company's VAT number. */
function branchesOf(head: Company): Company[] {
  return BRANCHES.map(([town, street, entity], index) => {
    const first = `${head.jib.slice(0, 9)}${String(index + 1).padStart(3, '0')}`;
    const check = jibCheckDigit(first);
    return {
      ...head,
      id: heads.length + index + 1,
      title: `${head.title} – PJ ${town}`,
      external: `${head.external}-${index + 1}`,
      town,
      street,
      entity,
      jib: `${first}${check === 10 ? 0 : check}`,
      creditLimit: 300_000,
      phone: `${['036', '032', '035', '051'][index] ?? '033'} 000-${250 + index}`,
    };
  });
}

/** The companies that buy in the demo, the branches of the cleaning company last. */
export const companies: readonly Company[] = [
  ...heads,
  ...heads.filter((head) => head.external === 'K-00118').flatMap(branchesOf),
];

/** The company with that number in the ERP. */
export function companyOf(external: string): Company {
  const found = companies.find((one) => one.external === external);
  if (!found) throw new Error(`no company ${external}`);
  return found;
}
