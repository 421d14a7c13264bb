import type { Capability } from '@sjaj/contract';
import type { NewField } from './fields.ts';

/** What a module, its table and one of its records are called in each place. */
export interface ModuleNames {
  /** `rental-cars`: folders and paths. */
  readonly module: string;
  /** `rental_car` */
  readonly table: string;
  /** `rentalCars`: the group of the contract. */
  readonly group: string;
  /** `rentalCar`: variables and functions. */
  readonly record: string;
  /** `RentalCar`: types. */
  readonly type: string;
  /** `RentalCars` */
  readonly types: string;
  /** `rental-car`: files of one record. */
  readonly file: string;
  /** `rental car`: sentences. */
  readonly words: string;
  /** `rental cars` */
  readonly wordsOfAll: string;
  /** One and all of them in Bosnian: `Vozilo`, `Vozila`. */
  readonly title: string;
  readonly titleOfAll: string;
}

/** What a new module is asked to be. */
export interface NewModule extends ModuleNames {
  /** 0 is the bottom (`tools/boundaries/tiers.ts`). */
  readonly tier: number;
  /** Without calls of buyers, and without events. */
  readonly isForStaffOnly: boolean;
  /** What staff have to be allowed to do to see and keep the records. */
  readonly capability: Capability;
  /** Beside the title. */
  readonly fields: readonly NewField[];
}

const camelCase = (name: string): string => name.replace(/[-_](.)/g, (_match, letter: string) => letter.toUpperCase());
/** `rental cars` → `Rental cars` */
export const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Throws RangeError unless the module is plural kebab-case and the table singular snake_case. `titles` are Bosnian: one, all. */
export function moduleNames(module: string, table: string, titles: readonly [string, string]): ModuleNames {
  if (!/^[a-z]+(-[a-z]+)*$/.test(module)) throw new RangeError(`not a name of a module (rental-cars): ${module}`);
  if (!/^[a-z]+(_[a-z]+)*$/.test(table)) throw new RangeError(`not a name of a table (rental_car): ${table}`);
  const [group, record] = [camelCase(module), camelCase(table)];
  if (group === record) throw new RangeError('the module is plural and the table singular: rental-cars rental_car');
  return {
    module,
    table,
    group,
    record,
    type: capitalized(record),
    types: capitalized(group),
    file: table.replaceAll('_', '-'),
    words: table.replaceAll('_', ' '),
    wordsOfAll: module.replaceAll('-', ' '),
    title: titles[0],
    titleOfAll: titles[1],
  };
}
