/**
 * Municipalities and towns of Bosnia and Herzegovina with their postal codes, and further places that have a post office of their
 * own. A block begins with its entity (FBiH, RS, BD) and, in the Federation, its canton. The four inner municipalities of Sarajevo
 * are the town of Sarajevo.
 */
const BLOCKS = `
FBiH|Kanton Sarajevo
Sarajevo 71000, Hadžići 71240, Ilidža 71210, Ilijaš 71380, Vogošća 71320, Trnovo (FBiH) 71223, Blažuj 71215, Rakovica 71217,
Pazarić 71243, Tarčin 71244, Semizovac 71321, Srednje 71385, Podlugovi 71387

FBiH|Hercegovačko-neretvanski
Mostar 88000, Čapljina 88300, Čitluk 88260, Jablanica 88420, Konjic 88400, Neum 88390, Prozor-Rama 88440, Ravno 88370,
Stolac 88360, Blagaj 88201, Buna 88202, Potoci 88208, Drežnica 88215, Međugorje 88266, Domanovići 88305, Gabela 88306,
Višići 88307, Hutovo 88394, Ostrožac 88423, Čelebići 88404, Buturović Polje 88409

FBiH|Zapadnohercegovački
Široki Brijeg 88220, Ljubuški 88320, Grude 88340, Posušje 88240, Kočerin 88226, Rakitno 88245, Klobuk 88324, Vitina 88326,
Drinovci 88344, Sovići 88345, Tihaljina 88348

FBiH|Kanton 10
Livno 80101, Tomislavgrad 80240, Kupres 80320, Glamoč 80230, Bosansko Grahovo 80270, Drvar 80260, Kongora 80244, Šujica 80249,
Roško Polje 80247, Guber 80205, Lištani 80204

FBiH|Srednjobosanski
Jajce 70101, Travnik 72270, Vitez 72250, Kiseljak 71250, Bugojno 70230, Busovača 72260, Dobretići 70210, Donji Vakuf 70220,
Fojnica 71270, Gornji Vakuf-Uskoplje 70240, Kreševo 71260, Novi Travnik 72290, Bilalovac 71253, Brestovsko 71255, Bila 72256,
Kaćuni 72264, Nova Bila 72276, Guča Gora 72277, Han Bila 72281, Turbe 72283, Prusac 70223

FBiH|Zeničko-dobojski
Zenica 72000, Visoko 71300, Kakanj 72240, Tešanj 74260, Breza 71370, Doboj-Jug (Matuzići) 74203, Maglaj 74250, Olovo 71340,
Usora 74230, Vareš 71330, Zavidovići 72220, Žepče 72230, Nemila 72212, Vranduk 72214, Begov Han 72233, Željezno Polje 72236,
Ozimica 72238, Kraljeva Sutjeska 72244, Ćatići 72246, Bilješevo 72248, Novi Šeher 74254, Jelah 74264, Vozuća 72227

FBiH|Tuzlanski
Tuzla 75000, Lukavac 75300, Živinice 75270, Gračanica 75320, Gradačac 76250, Banovići 75290, Čelić 75246,
Doboj-Istok (Klokotnica) 74207, Kalesija 75260, Kladanj 75280, Sapna 75411, Srebrenik 75350, Teočak 75414, Bukinje 75203,
Simin Han 75207, Gornja Tuzla 75208, Mramor 75212, Lipnica 75213, Ljubače 75214, Husino 75216, Koraj 75247, Tojšići 75265,
Đurđevik 75272, Dubrave Gornje 75273, Dubrave Donje 75274, Stupari 75283, Poljice 75303, Puračić 75305, Turija 75306,
Orahovica Donja 75323, Stjepan Polje 75324, Lukavica 75327, Doborovci 75328, Miričina 75329, Sladna 75353, Podorašje 75355,
Špionica 75356, Tinja 75357

FBiH|Unsko-sanski
Bihać 77000, Cazin 77220, Velika Kladuša 77230, Sanski Most 79260, Bosanska Krupa 77240, Bosanski Petrovac 77250, Bužim 77245,
Ključ 79280, Kamenica 77204, Brekovica 77205, Kulen Vakuf 77206, Izačić 77208, Ripač 77215, Šturlić 77223, Stijena 77224,
Tržačka Raštela 77225, Ćoralići 77226, Pećigrad 77227, Ostrožac kod Cazina 77228, Vrnograč 77231, Podzvizd 77232, Todorovo 77233,
Mala Kladuša 77235, Jezerski 77241, Bosanska Otoka 77244, Vrhpolje 79262, Lušci Palanka 79267, Sanica 79285

FBiH|Bosansko-podrinjski
Goražde 73000, Pale-Prača 73290, Foča-Ustikolina 73250, Vitkovići 73205, Ilovača 73208

FBiH|Posavski
Orašje 76270, Odžak 76290, Domaljevac-Šamac 76233, Matići 76271, Tolisa 76272, Donja Mahala 76274, Vidovice 76275, Kostrč 76276,
Prud 76292, Donji Svilaj 76297, Potočani 76298

RS
Banja Luka 78000, Berkovići 88363, Bijeljina 76300, Bileća 89230, Bratunac 75420, Brod 74450, Čajniče 73280, Čelinac 78240,
Derventa 74400, Doboj 74000, Donji Žabar 76273, Foča 73300, Gacko 89240, Gradiška 78400, Han Pijesak 71360, Istočna Ilidža 71213,
Istočni Drvar 79294, Istočni Mostar 88280, Istočni Stari Grad 71144, Istočno Novo Sarajevo 71124, Istočno Sarajevo 71123,
Jezero 70206, Kalinovik 71230, Kneževo 78230, Kostajnica 79224, Kotor Varoš 78220, Kozarska Dubica 79240, Krupa na Uni 79227,
Kupres (RS) 80320, Laktaši 78250, Lopare 75240, Ljubinje 88380, Milići 75446, Modriča 74480, Mrkonjić Grad 70260, Nevesinje 88280,
Novi Grad 79220, Novo Goražde 73110, Osmaci 75406, Oštra Luka 79263, Pale 71420, Pelagićevo 76256, Petrovac (Drinić) 79290,
Petrovo 74317, Prijedor 79101, Prnjavor 78430, Ribnik 79288, Rogatica 73220, Rudo 73260, Sokolac 71350, Srbac 78420,
Srebrenica 75430, Stanari 74208, Šamac 76230, Šekovići 75450, Šipovo 70270, Teslić 74270, Trebinje 89101, Trnovo 71220,
Ugljevik 76330, Višegrad 73240, Vlasenica 75440, Vukosavlje 74470, Zvornik 75400, Aleksandrovac 78255, Avtovac 89245,
Banja Vrućica 74273, Blatnica 74275, Bočac 78213, Bronzani Majdan 78204, Crkvina 76239, Dobrljin 79223, Dragočaj 78215,
Dvorovi 76311, Gornji Podgradci 78405, Janja 76316, Knežica 79246, Kobaš 78423, Kotorsko 74215, Kozarac 79202, Kozluk 75413,
Kravica 75422, Krupa na Vrbasu 78206, Kulaši 78443, Lastva 89208, Ljubija 79206, Maslovare 78223, Miljevina 73313, Mokro 71428,
Nova Kasaba 75445, Nova Topola 78418, Obudovac 76235, Omarska 79203, Osječani 74225, Pilica 75412, Podgrab 71425, Podnovlje 74217,
Priboj 75249, Pribinić 74276, Skelani 75436, Svodna 79229, Tjentište 73311, Trn 78252, Velika Obarska 76329, Vrbanja 78211,
Vrbanjci 78225, Zalužani 78214

BD
Brčko 76100, Bijela 76204, Brka 76206, Gornji Rahić 76207, Maoča 76208, Krepšić 76212, Gornji Zovik 76214, Brezovo Polje 76216,
Ražljevo 76218`;

interface Town {
  /** Row number in a database that was empty before. */
  readonly id: number;
  readonly name: string;
  readonly postalCode: string;
  readonly entity: 'FBiH' | 'RS' | 'BD';
  /** Null outside the Federation. */
  readonly canton: string | null;
}

const isEntity = (text: string): text is Town['entity'] => text === 'FBiH' || text === 'RS' || text === 'BD';

function townsOf(block: string): Omit<Town, 'id'>[] {
  const [head = '', ...lines] = block.split('\n');
  const [entity = '', canton = null] = head.split('|');
  if (!isEntity(entity)) throw new Error(`no entity: ${entity}`);
  return lines
    .join(' ')
    .split(',')
    .map((place) => place.trim())
    .filter((place) => place !== '')
    .map((place) => ({ name: place.slice(0, -6), postalCode: place.slice(-5), entity, canton }));
}

export const towns: readonly Town[] = BLOCKS.trim()
  .split('\n\n')
  .flatMap(townsOf)
  .map((town, index) => ({ id: index + 1, ...town }));

const byName = new Map(towns.map((town) => [town.name, town]));

/** The town of that name; throws where there is none. */
export function townNamed(name: string): Town {
  const town = byName.get(name);
  if (!town) throw new Error(`no town ${name}`);
  return town;
}
