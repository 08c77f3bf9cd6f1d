import type { StarterUnitProduct } from '../../starter-product';
import { featherTerms, straightEdgedFeather } from './feather';

export const straightFeatherFlag: StarterUnitProduct = {
  sku: 'feather-straight',
  category: 'flags',
  slug: 'straight-feather-flag',
  kind: 'unit',
  uvInkjet: false,
  tariff: {
    pricing: straightEdgedFeather.pricing,
    ...featherTerms,
  },
  form: 'feather-straight',
  variants: straightEdgedFeather.variants,
  properties: { printerType: 'dye-sublimation', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'feather-straight',
  detail: 'flag-sleeve',
  text: {
    en: {
      name: 'Straight feather flag',
      summary: 'Tall flag with a level lower edge and the largest printed field.',
      description:
        'Knitted polyester, 110 g a square metre, on a pole of fibreglass and aluminium with an elastic sleeve. Printed on one side with the colour through to the back.',
      notes: [
        'The base is a finish of its own: cross base for hard ground, spike for grass and sand.',
        'Take flags in when the wind rises above force 4.',
        'The sleeve on the pole side is black and not printed.',
      ],
      uses: ['Forecourts', 'Car dealers', 'Races', 'Markets'],
    },
    ja: {
      name: 'バナーフラッグ ストレート型',
      summary: '下端が水平で、印刷面が最も広い背の高いフラッグ。',
      description:
        '110g/m²のポリエステルトリコットを、グラスファイバーとアルミのポールに伸縮スリーブで張ります。片面印刷で、裏にも色が抜けます。',
      notes: [
        '台座は加工オプションで選びます。舗装面はクロスベース、芝や砂地はスパイクです。',
        '風力4を超える場合は取り込んでください。',
        'ポール側のスリーブは黒で、印刷はできません。',
      ],
      uses: ['店舗前', '自動車販売店', 'レース会場', 'マルシェ'],
    },
    fr: {
      name: 'Beach flag droit',
      summary: 'Un drapeau haut, à base horizontale, avec la plus grande surface imprimée.',
      description:
        'Maille de polyester de 110 g/m² sur un mât de fibre de verre et d’aluminium, tenue par un fourreau élastique. Impression d’un côté, couleur traversante au dos.',
      notes: [
        'Le pied est une finition à part : pied croix sur sol dur, pique dans l’herbe et le sable.',
        'Rentrez les drapeaux au-delà de force 4.',
        'Le fourreau côté mât est noir et ne s’imprime pas.',
      ],
      uses: ['Parvis', 'Concessions automobiles', 'Courses', 'Marchés'],
    },
    es: {
      name: 'Bandera pluma recta',
      summary: 'Bandera alta de base horizontal, con la mayor superficie impresa.',
      description:
        'Punto de poliéster de 110 g/m² en un mástil de fibra de vidrio y aluminio con vaina elástica. Impresión por una cara con color que traspasa al dorso.',
      notes: [
        'La base es un acabado aparte: base en cruz para suelo duro, pica para hierba y arena.',
        'Recoja las banderas cuando el viento pase de fuerza 4.',
        'La vaina del lado del mástil es negra y no se imprime.',
      ],
      uses: ['Explanadas', 'Concesionarios', 'Carreras', 'Mercados'],
    },
    de: {
      name: 'Beachflag gerade',
      summary: 'Hohe Fahne mit waagerechter Unterkante und der größten Druckfläche.',
      description:
        'Polyester-Wirkware, 110 g/m², mit elastischem Hohlsaum an einem Stab aus Glasfaser und Aluminium. Einseitig bedruckt mit Durchdruck auf die Rückseite.',
      notes: [
        'Der Fuß ist eine eigene Ausstattung: Kreuzfuß für festen Boden, Erdspieß für Rasen und Sand.',
        'Ab Windstärke 4 hereinholen.',
        'Der Hohlsaum am Stab ist schwarz und wird nicht bedruckt.',
      ],
      uses: ['Vorplätze', 'Autohäuser', 'Rennen', 'Märkte'],
    },
  },
};
