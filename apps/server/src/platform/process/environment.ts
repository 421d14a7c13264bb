/** The variables that a process was started with. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings with which no process may start: every fault, each beginning with the name of its variable. */
export class SettingsRefused extends Error {
  override readonly name = 'SettingsRefused';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(['These settings cannot be used:', ...faults.map((fault) => `  ${fault}`)].join('\n'));
    this.faults = faults;
  }
}
