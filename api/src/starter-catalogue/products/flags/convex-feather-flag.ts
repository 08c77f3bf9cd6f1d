import type { StarterUnitProduct } from '../../starter-product';
import { curvedFeather, featherTerms } from './feather';

export const convexFeatherFlag: StarterUnitProduct = {
  sku: 'feather-convex',
  category: 'flags',
  slug: 'convex-feather-flag',
  kind: 'unit',
  uvInkjet: false,
  tariff: {
    pricing: curvedFeather.pricing,
    ...featherTerms,
  },
  form: 'feather-convex',
  variants: curvedFeather.variants,
  properties: { printerType: 'dye-sublimation', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'feather-convex',
  detail: 'flag-sleeve',
  text: {
    en: {
      name: 'Convex feather flag',
      summary: 'A rounded lower edge that moves softly and never hides your last line.',
      description:
        'Knitted polyester, 110 g a square metre, on a pole of fibreglass and aluminium. The belly below gives room for an address or a price where other shapes are already cut away.',
      notes: [
        'The base is a finish of its own: cross base, ground spike or tyre base.',
        'Keep text 8 cm from the rounded edge.',
        'Take flags in when the wind rises above force 4.',
        'The spigot turns on its bearing: a drop of oil a season keeps it quiet.',
      ],
      uses: ['Bakeries', 'Garden centres', 'Campsites', 'Fun runs'],
    },
    ja: {
      name: 'バナーフラッグ 凸カーブ型',
      summary: '裾が丸くふくらみ、やわらかく揺れるフラッグ。',
      description:
        '110g/m²のポリエステルトリコットを、グラスファイバーとアルミのポールに張ります。ほかの形では切れてしまう裾の部分に、住所や価格を入れられます。',
      notes: [
        '台座は加工オプションです。クロスベース、スパイク、タイヤ踏みから選べます。',
        '文字は丸い裾から8cm離してください。',
        '風力4を超える場合は取り込んでください。',
        '回転軸には年に一度、油を一滴差すと静かに回ります。',
      ],
      uses: ['ベーカリー', '園芸店', 'キャンプ場', '市民マラソン'],
    },
    fr: {
      name: 'Beach flag convexe',
      summary: 'Un bas arrondi, au mouvement doux, qui ne mange pas la dernière ligne.',
      description:
        'Maille de polyester de 110 g/m² sur un mât de fibre de verre et d’aluminium. Le ventre du bas laisse la place d’une adresse ou d’un prix, là où les autres formes sont déjà coupées.',
      notes: [
        'Le pied est une finition à part : pied croix, pique ou platine pour roue.',
        'Gardez le texte à 8 cm du bord arrondi.',
        'Rentrez les drapeaux au-delà de force 4.',
        'Le pivot tourne sur roulement : une goutte d’huile par saison le garde silencieux.',
      ],
      uses: ['Boulangeries', 'Jardineries', 'Campings', 'Courses populaires'],
    },
    es: {
      name: 'Bandera pluma convexa',
      summary: 'Borde inferior redondeado, de movimiento suave, que no se come la última línea.',
      description:
        'Punto de poliéster de 110 g/m² en un mástil de fibra de vidrio y aluminio. La curva de abajo deja sitio para una dirección o un precio donde otras formas ya están cortadas.',
      notes: [
        'La base es un acabado aparte: base en cruz, pica o base para rueda.',
        'Deje el texto a 8 cm del borde redondo.',
        'Recoja las banderas cuando el viento pase de fuerza 4.',
        'El pivote gira sobre rodamiento: una gota de aceite por temporada evita ruidos.',
      ],
      uses: ['Panaderías', 'Viveros', 'Campings', 'Carreras populares'],
    },
    de: {
      name: 'Beachflag konvex',
      summary: 'Runde Unterkante, die weich schwingt und keine letzte Zeile kostet.',
      description:
        'Polyester-Wirkware, 110 g/m², an einem Stab aus Glasfaser und Aluminium. Der Bauch unten lässt Platz für Adresse oder Preis, wo andere Formen schon weggeschnitten sind.',
      notes: [
        'Der Fuß ist eine eigene Ausstattung: Kreuzfuß, Erdspieß oder Autofuß.',
        'Text 8 cm vom runden Rand halten.',
        'Ab Windstärke 4 hereinholen.',
        'Der Zapfen dreht auf einem Lager: ein Tropfen Öl je Saison hält ihn leise.',
      ],
      uses: ['Bäckereien', 'Gartencenter', 'Campingplätze', 'Volksläufe'],
    },
  },
};
