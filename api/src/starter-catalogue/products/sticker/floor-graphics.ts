import type { StarterAreaProduct } from '../../starter-product';

export const floorGraphics: StarterAreaProduct = {
  sku: 'floor-graphics',
  category: 'sticker',
  slug: 'floor-graphics',
  kind: 'area',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 250000,
      tiers: [
        { from: 0, retail: 5800, reseller: 4800 },
        { from: 5, retail: 5500, reseller: 4550 },
        { from: 20, retail: 5200, reseller: 4350 },
        { from: 100, retail: 4800, reseller: 4050 },
      ],
    },
    setupFen: 0,
    artworkFactor: { custom: '1', blank: '0.65' },
    limits: { minMm: 100, maxLongMm: 10000, rollWidthMm: 1370, maxQuantity: 5000 },
    seamFenPerMetre: 300,
    gramsPerM2: 480,
    gramsPerPiece: 0,
    cm3PerM2: 560,
    cm3PerPiece: 0,
    finishes: {
      'cut-to-shape': { fenPerMetre: 280 },
      'rounded-corners': { fenPerPiece: 30 },
      'raw-edges': {},
    },
    bulk: { quantity: 300, areaM2: 150 },
  },
  properties: { printerType: 'eco-solvent', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'floor-graphic',
  detail: 'floor-lamination',
  text: {
    en: {
      name: 'Floor graphics',
      summary: 'Print under a slip-resistant laminate, class R10, for smooth floors.',
      description:
        'Polymeric PVC with a strong removable adhesive under a structured laminate, 0.3 mm in all. The laminate is part of the price and tested to R10 (DIN 51130).',
      notes: [
        'For sealed floors: tiles, PVC, lacquered wood. Not for carpet or open stone.',
        'Clean and dry the floor, press the edges down hard, keep off for a day.',
        'Lasts three to six months under shoppers’ feet; replace it when a corner lifts.',
        'Wet it is more slippery: do not lay it at entrances or on stairs.',
      ],
      uses: ['Supermarket aisles', 'Waiting lines', 'Sports halls', 'Trade fair floors'],
    },
    ja: {
      name: 'フロアシート',
      summary: '滑りにくいR10ラミネート付き。平滑な床に貼るシート。',
      description:
        '強粘着・再剥離の塩ビに凹凸ラミネートを重ねた、総厚0.3mmのシートです。ラミネートは価格に含まれ、R10（DIN 51130）の試験に適合しています。',
      notes: [
        'タイル、PVC、塗装木床など表面が塞がった床用です。カーペットや石材には使えません。',
        '床を清掃・乾燥させ、端を強く圧着し、1日は踏まないでください。',
        '店舗の通路で3〜6か月が目安です。角が浮いたら交換してください。',
        '濡れると滑りやすくなります。出入口や階段には貼らないでください。',
      ],
      uses: ['スーパーの通路', '順番待ちの列', '体育館', '展示会の床'],
    },
    fr: {
      name: 'Adhésif de sol',
      summary: 'Impression sous pelliculage antidérapant R10, pour sols lisses.',
      description:
        'PVC polymère à colle forte mais amovible, sous un pelliculage structuré, 0,3 mm en tout. Ce pelliculage est compris et classé R10 (DIN 51130).',
      notes: [
        'Pour sols fermés : carrelage, PVC, bois verni. Ni moquette ni pierre ouverte.',
        'Sol propre et sec, bords bien pressés, puis un jour sans passage.',
        'Tient trois à six mois sous les pas ; changez-le dès qu’un coin se lève.',
        'Mouillé, il glisse davantage : ni entrée ni escalier.',
      ],
      uses: ['Allées de supermarché', 'Files d’attente', 'Salles de sport', 'Sols de salon'],
    },
    es: {
      name: 'Vinilo de suelo',
      summary: 'Impresión bajo laminado antideslizante R10, para suelos lisos.',
      description:
        'PVC polimérico con adhesivo fuerte y removible bajo un laminado con relieve, 0,3 mm en total. El laminado va incluido y está ensayado como R10 (DIN 51130).',
      notes: [
        'Para suelos sellados: baldosa, PVC, madera barnizada. No para moqueta ni piedra porosa.',
        'Suelo limpio y seco, bordes bien apretados y un día sin pisar.',
        'Dura de tres a seis meses con público; cámbielo si se levanta una esquina.',
        'Mojado resbala más: no en entradas ni escaleras.',
      ],
      uses: ['Pasillos de supermercado', 'Colas de espera', 'Polideportivos', 'Suelos de feria'],
    },
    de: {
      name: 'Bodenaufkleber',
      summary: 'Druck unter rutschhemmendem Laminat, Klasse R10, für glatte Böden.',
      description:
        'Polymeres PVC mit starkem, ablösbarem Kleber unter strukturiertem Laminat, zusammen 0,3 mm. Das Laminat ist im Preis enthalten und nach DIN 51130 als R10 geprüft.',
      notes: [
        'Für geschlossene Böden: Fliesen, PVC, lackiertes Holz. Nicht für Teppich oder offenen Stein.',
        'Boden reinigen und trocknen, Kanten fest andrücken, einen Tag nicht betreten.',
        'Hält im Laden drei bis sechs Monate; tauschen Sie ihn, wenn eine Ecke abhebt.',
        'Nass wird er glatter: nicht an Eingängen oder auf Treppen verlegen.',
      ],
      uses: ['Supermarktgänge', 'Warteschlangen', 'Sporthallen', 'Messeböden'],
    },
  },
};
