/** The variables that a process was started with. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings with which no process may start: every fault, each beginning with the name of its variable. */
export class SettingsRefused extends Error {
  override readonly name = 'SettingsRefused';
  readonly errors: readonly string[];

  constructor(errors: readonly string[]) {
    super(['These settings cannot be used:', ...errors.map((error) => `  ${error}`)].join('\n'));
    this.errors = errors;
  }
}
