/** Town | postal code | entity | canton. */
const TOWNS = `
Sarajevo|71000|FBiH|Kanton Sarajevo
Ilidža|71210|FBiH|Kanton Sarajevo
Vogošća|71320|FBiH|Kanton Sarajevo
Hadžići|71240|FBiH|Kanton Sarajevo
Mostar|88000|FBiH|Hercegovačko-neretvanski
Čapljina|88300|FBiH|Hercegovačko-neretvanski
Čitluk|88260|FBiH|Hercegovačko-neretvanski
Konjic|88400|FBiH|Hercegovačko-neretvanski
Neum|88390|FBiH|Hercegovačko-neretvanski
Široki Brijeg|88220|FBiH|Zapadnohercegovački
Ljubuški|88320|FBiH|Zapadnohercegovački
Grude|88340|FBiH|Zapadnohercegovački
Posušje|88240|FBiH|Zapadnohercegovački
Livno|80101|FBiH|Kanton 10
Tomislavgrad|80240|FBiH|Kanton 10
Jajce|70101|FBiH|Srednjobosanski
Travnik|72270|FBiH|Srednjobosanski
Vitez|72250|FBiH|Srednjobosanski
Kiseljak|71250|FBiH|Srednjobosanski
Bugojno|70230|FBiH|Srednjobosanski
Zenica|72000|FBiH|Zeničko-dobojski
Visoko|71300|FBiH|Zeničko-dobojski
Kakanj|72240|FBiH|Zeničko-dobojski
Tešanj|74260|FBiH|Zeničko-dobojski
Tuzla|75000|FBiH|Tuzlanski
Lukavac|75300|FBiH|Tuzlanski
Živinice|75270|FBiH|Tuzlanski
Banja Luka|78000|RS|
Laktaši|78250|RS|
Gradiška|78400|RS|
Prnjavor|78430|RS|
Prijedor|79101|RS|
Novi Grad|79220|RS|
Kozarska Dubica|79240|RS|
Doboj|74000|RS|
Teslić|74270|RS|
Derventa|74400|RS|
Modriča|74480|RS|
Bijeljina|76300|RS|
Zvornik|75400|RS|
Višegrad|73240|RS|
Foča|73300|RS|
Pale|71420|RS|
Istočno Sarajevo|71123|RS|
Trebinje|89101|RS|
Brčko|76100|BD|
Bihać|77000|FBiH|Unsko-sanski
Cazin|77220|FBiH|Unsko-sanski
Velika Kladuša|77230|FBiH|Unsko-sanski
Sanski Most|79260|FBiH|Unsko-sanski
Goražde|73000|FBiH|Bosansko-podrinjski
Orašje|76270|FBiH|Posavski
Gračanica|75320|FBiH|Tuzlanski
Gradačac|76250|FBiH|Tuzlanski`;

export interface Town {
  readonly id: number;
  readonly name: string;
  readonly postalCode: string;
  readonly entity: string;
  readonly canton: string | null;
}

export const towns: readonly Town[] = TOWNS.trim()
  .split('\n')
  .map((line, index) => {
    const [name = '', postalCode = '', entity = '', canton = ''] = line.split('|');
    return { id: index + 1, name, postalCode, entity, canton: canton || null };
  });

const byName = new Map(towns.map((town) => [town.name, town]));

/** The town of that name; throws where there is none. */
export function townNamed(name: string): Town {
  const town = byName.get(name);
  if (!town) throw new Error(`no town ${name}`);
  return town;
}
