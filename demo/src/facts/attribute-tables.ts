/** key | type | unit | filter in | bs | en | hr | srLatn */
export const ATTRIBUTES = `
volumen|number|L|1 4 3.1 3.4 5.2.2|Zapremina|Volume
masa_neto|number|kg|1.6|Neto masa|Net weight
oblik|enum||1|Oblik|Form
koncentrat|bool||1|Koncentrat|Concentrate
razrjedenje|text||1|Razrjeđenje|Dilution
ph|number||1|pH vrijednost|pH value
povrsina|multi||1 5|Namjena – površina|For surface
miris|enum||1 4|Miris|Fragrance
ghs|multi||1|Piktogrami opasnosti|Hazard pictograms
spektar|multi||1.5|Djelovanje|Effect
kontakt|number|min|1.5|Vrijeme djelovanja|Contact time
norma_dez|multi||1.5|Norma dezinfekcije|Disinfection standard
eko|multi||1 2|Ekološka oznaka|Eco label
slojevi|number||2|Broj slojeva|Plies
listova|number||2|Listova po roli ili pakovanju|Sheets per roll or pack
duzina_role|number|m|2 9.2|Dužina role|Roll length
sirovina|enum||2|Sirovina papira|Paper raw material
sistem|multi||2 3|Kompatibilni dozator|Compatible dispenser
boja|enum||2 3 4 5 6 7|Boja|Colour
materijal|enum||5 7 9|Materijal|Material
velicina|enum||7|Veličina|Size
en388|text||7.1|EN 388 nivo|EN 388 level|EN 388 razina
en374|enum||7.1|EN ISO 374 tip|EN ISO 374 type
ffp|enum||7.2|Klasa maske|Mask class
ventil|bool||7.2|Sa ventilom|With valve|S ventilom
obuca|enum||7.5|Kategorija obuće|Footwear category
obuca_dodaci|multi||7.5|Dodatne oznake obuće|Additional footwear marks
snaga|number|W|6|Snaga|Power
rezervoar|number|L|6|Rezervoar|Tank
ucinak|number|m²/h|6.2 6.4|Učinak|Area performance
buka|number|dB(A)|6|Buka|Noise
napajanje|enum||6|Napajanje|Power supply
debljina|number|µm|5.4 9.2|Debljina|Thickness
dimenzije|text||5 2 9|Dimenzije|Dimensions
pakovanje|text||2 5 7 9|Pakovanje|Packaging
garancija|number||6 3|Garancija (mjeseci)|Warranty (months)|Jamstvo (mjeseci)
ppe|enum||7|PPE kategorija|PPE category
rok|number||1 4|Rok trajanja (mjeseci)|Shelf life (months)
porijeklo|enum||1 2 3 4 5 6 7 8 9|Zemlja porijekla|Country of origin
gramatura|number|g/m²|5.1 2|Gramatura|Grammage
visina_pada|number|m|7.6|Radna dužina|Working length
snr|number|dB|7.3|Prigušenje buke SNR|Noise reduction SNR
doza|number|ml/100 m²||Potrošnja|Consumption|Potrošnja|Potrošnja
rola|number|||Broj rola|Number of rolls
listova_susenje|number|||Listova po sušenju ruku|Sheets per hand drying`;

/** Named values of an attribute: key=bs/en/hr/srLatn, in the order of the filter. */
export const VALUES: Readonly<Record<string, string>> = {
  oblik:
    'tecnost=tečnost/liquid,gel=gel/gel,pjena=pjena/foam,prah=prah/powder,tableta=tableta/tablet,pasta=pasta/paste,sprej=sprej/spray',
  koncentrat: 'da=da/yes,ne=ne/no',
  ventil: 'da=da/yes,ne=ne/no',
  povrsina:
    'pod=pod/floor,keramika=keramika/ceramics,inox=inox/stainless steel,staklo=staklo/glass,drvo=drvo/wood,tekstil=tekstil/textile,plastika=plastika/plastic',
  miris:
    'bez=bez mirisa/unscented,limun=limun/lemon,svjezina=svježina/fresh,bor=bor/pine,cvjetni=cvjetni/floral,jabuka=jabuka/apple,lavanda=lavanda/lavender,breskva=breskva/peach',
  ghs: 'GHS01=GHS01 eksplozivno/GHS01 explosive,GHS02=GHS02 zapaljivo/GHS02 flammable,GHS03=GHS03 oksidirajuće/GHS03 oxidising/GHS03 oksidirajuće/GHS03 oksidujuće,GHS04=GHS04 plin pod pritiskom/GHS04 gas under pressure,GHS05=GHS05 nagrizajuće/GHS05 corrosive,GHS06=GHS06 akutno otrovno/GHS06 acutely toxic,GHS07=GHS07 nadražujuće/GHS07 irritant,GHS08=GHS08 opasnost za zdravlje/GHS08 health hazard,GHS09=GHS09 opasno za okoliš/GHS09 environmental hazard/GHS09 opasno za okoliš/GHS09 opasno za životnu sredinu,bez=bez oznake/not classified',
  spektar:
    'bakt=baktericidno/bactericidal,fung=fungicidno/fungicidal,viru=virucidno/virucidal,spor=sporicidno/sporicidal',
  norma_dez: 'EN 1276,EN 1500,EN 1650,EN 13697,EN 14476,EN 16615',
  eko: 'eu=EU Ecolabel/EU Ecolabel,swan=Nordic Swan/Nordic Swan,fsc=FSC/FSC,blue=Blue Angel/Blue Angel,bez=bez oznake/none',
  sirovina: 'celuloza=celuloza/cellulose,reciklirani=reciklirani papir/recycled paper,mjesavina=mješavina/blend',
  sistem: 'S1,S2,H1,H3,T2,uni=univerzalni/universal',
  boja: 'white=bijela/white,blue=plava/blue,red=crvena/red,yellow=žuta/yellow,green=zelena/green,black=crna/black,orange=narandžasta/orange,grey=siva/grey,navy=tamnoplava/navy,brown=smeđa/brown/smeđa/braon,clear=prozirna/clear/prozirna/providna',
  materijal:
    'nitril=nitril/nitrile,lateks=lateks/latex,vinil=vinil/vinyl,pu=PU/PU,koza=koža/leather,pamuk=pamuk/cotton,poliester=poliester/polyester,mikrofiber=mikrofiber/microfibre,inox=inox/stainless steel,abs=ABS/ABS,pvc=PVC/PVC,neopren=neopren/neoprene,pp=polipropilen/polypropylene,pe=polietilen/polyethylene,karton=karton/cardboard,drvo=drvo/wood,celuloza=celuloza/cellulose,alu=aluminij/aluminium',
  velicina: '6,7,8,9,10,11,XS,S,M,L,XL,XXL,3XL,4XL,5XL,36,37,38,39,40,41,42,43,44,45,46,47,48,uni=univerzalna/one size',
  en374: 'A=Tip A/Type A,B=Tip B/Type B,C=Tip C/Type C,374-5=374-5/374-5,VIRUS=374-5 VIRUS/374-5 VIRUS',
  ffp: 'FFP1 NR,FFP2 NR,FFP2 NR D,FFP3 NR,FFP3 R D',
  obuca: 'S1,S1P,S1PS,S2,S3,S3L,S3S,S4,S5,S6,S7S,SB',
  obuca_dodaci: 'SR,SRC,ESD,FO,WR,LG,SC',
  napajanje: 'mreza=mreža 230 V/mains 230 V,baterija=baterija/battery,rucno=ručno/manual,benzin=benzin/petrol',
  ppe: 'I,II,III',
  porijeklo:
    'BA=Bosna i Hercegovina/Bosnia and Herzegovina,HR=Hrvatska/Croatia,RS=Srbija/Serbia,SI=Slovenija/Slovenia,DE=Njemačka/Germany,IT=Italija/Italy,PL=Poljska/Poland,TR=Turska/Türkiye,MY=Malezija/Malaysia,CZ=Češka/Czechia',
};
