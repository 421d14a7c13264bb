/** 0 to 4: from 3 on a password withstands 10^8 guesses. */
const SAFE_FROM = 3;

type Check = (password: string, ownWords: string[]) => { readonly score: number };

let checking: Promise<Check> | undefined;

/** The word lists take some MB: they are read when the first password is chosen. */
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

/** Whether the password is easy to guess for somebody who knows these words: names and addresses of the person and the shop. */
export async function isEasyToGuess(password: string, ownWords: readonly string[]): Promise<boolean> {
  checking ??= loadCheck();
  const check = await checking;
  return check(password, ['sjaj', ...ownWords]).score < SAFE_FROM;
}
