import type { StarterUnitProduct } from '../../starter-product';
import { featherTerms } from './feather';

export const teardropFeatherFlag: StarterUnitProduct = {
  sku: 'feather-teardrop',
  category: 'flags',
  slug: 'teardrop-feather-flag',
  kind: 'unit',
  uvInkjet: false,
  featured: true,
  tariff: {
    pricing: {
      kind: 'unit',
      variants: {
        s: {
          grams: 900,
          cm3: 4500,
          tiers: [
            { from: 1, retail: 6800, reseller: 5600 },
            { from: 10, retail: 6000, reseller: 5000 },
            { from: 50, retail: 5300, reseller: 4500 },
          ],
        },
        m: {
          grams: 1250,
          cm3: 6200,
          tiers: [
            { from: 1, retail: 8600, reseller: 7100 },
            { from: 10, retail: 7600, reseller: 6300 },
            { from: 50, retail: 6800, reseller: 5800 },
          ],
        },
        l: {
          grams: 1650,
          cm3: 8000,
          tiers: [
            { from: 1, retail: 10800, reseller: 8900 },
            { from: 10, retail: 9600, reseller: 8000 },
            { from: 50, retail: 8600, reseller: 7300 },
          ],
        },
        xl: {
          grams: 2250,
          cm3: 10500,
          tiers: [
            { from: 1, retail: 14200, reseller: 11700 },
            { from: 10, retail: 12700, reseller: 10600 },
            { from: 50, retail: 11400, reseller: 9700 },
          ],
        },
      },
    },
    ...featherTerms,
  },
  form: 'feather-teardrop',
  variants: {
    s: {
      label: { en: 'S, 2.0 m', ja: 'S（全高2.0m）', fr: 'S, 2,0 m', es: 'S, 2,0 m', de: 'S, 2,0 m' },
      widthMm: 800,
      heightMm: 2000,
      depthMm: 760,
      print: { widthMm: 800, heightMm: 1700 },
    },
    m: {
      label: { en: 'M, 2.8 m', ja: 'M（全高2.8m）', fr: 'M, 2,8 m', es: 'M, 2,8 m', de: 'M, 2,8 m' },
      widthMm: 1050,
      heightMm: 2800,
      depthMm: 760,
      print: { widthMm: 1050, heightMm: 2380 },
    },
    l: {
      label: { en: 'L, 3.5 m', ja: 'L（全高3.5m）', fr: 'L, 3,5 m', es: 'L, 3,5 m', de: 'L, 3,5 m' },
      widthMm: 1250,
      heightMm: 3500,
      depthMm: 760,
      print: { widthMm: 1250, heightMm: 2970 },
    },
    xl: {
      label: { en: 'XL, 4.5 m', ja: 'XL（全高4.5m）', fr: 'XL, 4,5 m', es: 'XL, 4,5 m', de: 'XL, 4,5 m' },
      widthMm: 1450,
      heightMm: 4500,
      depthMm: 760,
      print: { widthMm: 1450, heightMm: 3820 },
    },
  },
  properties: { printerType: 'dye-sublimation', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'feather-teardrop',
  detail: 'feather-base',
  text: {
    en: {
      name: 'Teardrop feather flag',
      summary: 'The pole bends all the way round: the flag stays taut without wind.',
      description:
        'Knitted polyester, 110 g a square metre, on a pole of fibreglass and aluminium, printed on one side with the colour through to the back. It turns with the wind on its base.',
      notes: [
        'The base is a finish of its own: cross base for hard ground, spike for grass and sand.',
        'Take flags in when the wind rises above force 4.',
        'Use the template: the edge is curved and 5 cm wide for the sleeve.',
      ],
      uses: ['Forecourts', 'Sports events', 'Shop entrances', 'Fairs'],
    },
    ja: {
      name: 'バナーフラッグ ティアドロップ型',
      summary: 'ポールが一周して張るため、風がなくても形が崩れません。',
      description:
        '110g/m²のポリエステルトリコットを、グラスファイバーとアルミのポールに張ります。片面印刷で、裏にも色が抜けます。台座の上で風向きに合わせて回ります。',
      notes: [
        '台座は加工オプションで選びます。舗装面はクロスベース、芝や砂地はスパイクです。',
        '風力4を超える場合は取り込んでください。',
        'テンプレートをお使いください。縁は曲線で、5cmの袋縫い部分があります。',
      ],
      uses: ['店舗前', 'スポーツ大会', '入口の目印', '屋外イベント'],
    },
    fr: {
      name: 'Beach flag goutte',
      summary: 'Le mât fait le tour complet : le drapeau reste tendu sans vent.',
      description:
        'Maille de polyester de 110 g/m² sur un mât de fibre de verre et d’aluminium, imprimée d’un côté, couleur traversante au dos. Il tourne avec le vent sur son pied.',
      notes: [
        'Le pied est une finition à part : pied croix sur sol dur, pique dans l’herbe et le sable.',
        'Rentrez les drapeaux au-delà de force 4.',
        'Utilisez le gabarit : le bord est courbe et réserve 5 cm au fourreau.',
      ],
      uses: ['Parvis', 'Événements sportifs', 'Entrées de boutique', 'Foires'],
    },
    es: {
      name: 'Bandera de gota',
      summary: 'El mástil da toda la vuelta: la bandera queda tensa sin viento.',
      description:
        'Punto de poliéster de 110 g/m² en un mástil de fibra de vidrio y aluminio, impreso por una cara con color que traspasa al dorso. Gira con el viento sobre su base.',
      notes: [
        'La base es un acabado aparte: base en cruz para suelo duro, pica para hierba y arena.',
        'Recoja las banderas cuando el viento pase de fuerza 4.',
        'Use la plantilla: el borde es curvo y reserva 5 cm para la vaina.',
      ],
      uses: ['Explanadas', 'Pruebas deportivas', 'Entradas de tienda', 'Ferias'],
    },
    de: {
      name: 'Beachflag Tropfen',
      summary: 'Der Stab läuft ganz herum: Die Fahne bleibt auch ohne Wind gespannt.',
      description:
        'Polyester-Wirkware, 110 g/m², an einem Stab aus Glasfaser und Aluminium, einseitig bedruckt mit Durchdruck auf die Rückseite. Auf ihrem Fuß dreht sie sich mit dem Wind.',
      notes: [
        'Der Fuß ist eine eigene Ausstattung: Kreuzfuß für festen Boden, Erdspieß für Rasen und Sand.',
        'Ab Windstärke 4 hereinholen.',
        'Die Vorlage benutzen: Der Rand ist gebogen und braucht 5 cm für den Hohlsaum.',
      ],
      uses: ['Vorplätze', 'Sportfeste', 'Ladeneingänge', 'Jahrmärkte'],
    },
  },
};
