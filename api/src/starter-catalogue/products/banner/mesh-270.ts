import type { StarterAreaProduct } from '../../starter-product';

export const mesh270: StarterAreaProduct = {
  sku: 'mesh-270',
  category: 'banner',
  slug: 'mesh-270',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 500000,
      tiers: [
        { from: 0, retail: 3400, reseller: 2800 },
        { from: 5, retail: 3100, reseller: 2550 },
        { from: 20, retail: 2700, reseller: 2250 },
        { from: 100, retail: 2300, reseller: 1950 },
        { from: 500, retail: 2000, reseller: 1740 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.6', black: '0.85' },
    limits: { minMm: 200, maxLongMm: 50000, rollWidthMm: 5000, maxQuantity: 10000 },
    seamFenPerMetre: 950,
    gramsPerM2: 270,
    gramsPerPiece: 0,
    cm3PerM2: 480,
    cm3PerPiece: 0,
    finishes: {
      'hem-grommet': { fenPerMetre: 180, fenPerGrommet: 35, gramsPerPiece: 20 },
      webbing: { fenPerMetre: 380 },
      'pole-pocket': { fenPerMetre: 230 },
      'bleed-edges': {},
      'raw-edges': {},
    },
    bulk: { quantity: 200, areaM2: 300 },
  },
  properties: { printerType: 'eco-solvent', resolution: 720, waterproof: true, uvResistant: true },
  scene: 'court-fence',
  detail: 'mesh-holes',
  text: {
    en: {
      name: 'Light mesh, 270 g',
      summary: 'The open mesh for long runs of fence, light to carry and quick to hang.',
      description:
        'PVC-coated mesh, 270 g a square metre, about 40% open, on a roll 5 m wide. It gives courts and sites a screen without turning the fence into a sail.',
      notes: [
        'Best from 8 m away; keep letters above 5 cm.',
        'Tie it every 30 cm with straps that give way before the fence does.',
        'Take webbing in the hem for runs longer than 10 m.',
        'Take it down when a storm is forecast: mesh lowers the wind load, it does not end it.',
      ],
      uses: ['Tennis courts', 'Building site fences', 'Golf and rallies', 'Festival grounds'],
    },
    ja: {
      name: '軽量メッシュ 270g',
      summary: '長いフェンス向け。軽くて運びやすく、取り付けも早いメッシュ。',
      description:
        '開口率約40%、270g/m²のPVCコートメッシュ（原反幅5m）です。フェンスに大きな風荷重をかけずに、コートや現場を目隠しできます。',
      notes: [
        '8m以上離れて見る用途に適しています。文字の高さは5cm以上にしてください。',
        '30cmごとに結束し、フェンスより先に外れるバンドをお使いください。',
        '10mを超える長さには補強ベルトをお選びください。',
        '荒天の予報が出たら取り外してください。風荷重はゼロにはなりません。',
      ],
      uses: ['テニスコート', '工事現場の囲い', 'ゴルフ・ラリー大会', 'フェス会場'],
    },
    fr: {
      name: 'Maille légère 270 g',
      summary: 'La maille ouverte des longues clôtures, légère à porter, vite posée.',
      description:
        'Maille enduite de PVC, 270 g/m², ouverte à 40 % environ, en laize de 5 m. Elle habille courts et chantiers sans changer la clôture en voile.',
      notes: [
        'À voir de 8 m et plus ; lettres de 5 cm au minimum.',
        'Attachez-la tous les 30 cm avec des liens qui cèdent avant la clôture.',
        'Au-delà de 10 m, prenez la sangle de renfort.',
        'Déposez-la avant une tempête : la maille réduit la prise au vent, elle ne la supprime pas.',
      ],
      uses: ['Courts de tennis', 'Clôtures de chantier', 'Golf et rallyes', 'Festivals'],
    },
    es: {
      name: 'Malla ligera, 270 g',
      summary: 'La malla abierta para vallas largas: pesa poco y se cuelga rápido.',
      description:
        'Malla recubierta de PVC, 270 g/m², con un 40 % de hueco y bobina de 5 m. Cubre pistas y obras sin convertir la valla en una vela.',
      notes: [
        'Para verse desde 8 m; letras de más de 5 cm.',
        'Se ata cada 30 cm con bridas que cedan antes que la valla.',
        'En tramos de más de 10 m, con cincha de refuerzo.',
        'Si se anuncia temporal, hay que retirarla: la malla reduce la carga del viento, no la elimina.',
      ],
      uses: ['Pistas de tenis', 'Vallas de obra', 'Golf y rallies', 'Festivales'],
    },
    de: {
      name: 'Mesh leicht, 270 g',
      summary: 'Offenes Mesh für lange Zäune, leicht zu tragen, schnell gehängt.',
      description:
        'PVC-beschichtetes Mesh, 270 g/m², zu etwa 40 % offen, 5 m breite Rolle. Es blendet Plätze und Baustellen ab, ohne den Zaun zum Segel zu machen.',
      notes: [
        'Wirkt ab 8 m Abstand; Buchstaben höher als 5 cm anlegen.',
        'Alle 30 cm anbinden, mit Bändern, die vor dem Zaun nachgeben.',
        'Über 10 m Länge mit Gurtband im Saum bestellen.',
        'Vor einem Sturm abnehmen: Mesh senkt die Windlast, es hebt sie nicht auf.',
      ],
      uses: ['Tennisplätze', 'Bauzäune', 'Golf und Rallyes', 'Festivalgelände'],
    },
  },
};
