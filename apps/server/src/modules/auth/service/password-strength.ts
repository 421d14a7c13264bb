/** Lowest accepted score of zxcvbn (0 to 4): more than 10^8 guesses. */
const MIN_SCORE = 3;

type Check = (password: string, ownWords: string[]) => { readonly score: number };

let loading: Promise<Check> | undefined;

/** Loads the dictionaries, some MB, when the first password is checked. */
async function loadCheck(): Promise<Check> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  const estimator = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  });
  return (password, ownWords) => estimator.check(password, ownWords);
}

/** Whether the password is easy to guess for someone who knows the given words, such as the user's names and e-mail. */
export async function isEasyToGuess(password: string, ownWords: readonly string[]): Promise<boolean> {
  loading ??= loadCheck();
  const check = await loading;
  return check(password, ['sjaj', ...ownWords]).score < MIN_SCORE;
}
