/** What is used of the streaming XML parser `sax`, which comes without types. */
declare module 'sax' {
  export interface Tag {
    readonly name: string;
    readonly attributes: Readonly<Record<string, string>>;
  }

  export interface Parser {
    onopentagstart: () => void;
    onattribute: () => void;
    onopentag: (tag: Tag) => void;
    onclosetag: (name: string) => void;
    ontext: (text: string) => void;
    oncdata: (text: string) => void;
    ondoctype: () => void;
    onerror: (error: Error) => void;
    write(text: string): Parser;
    close(): Parser;
  }

  const sax: {
    parser(isStrict: boolean, options: { readonly position: boolean; readonly strictEntities: boolean }): Parser;
  };
  export default sax;
}
