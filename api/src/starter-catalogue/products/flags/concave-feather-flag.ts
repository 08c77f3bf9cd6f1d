import type { StarterUnitProduct } from '../../starter-product';
import { curvedFeather, featherTerms } from './feather';

export const concaveFeatherFlag: StarterUnitProduct = {
  sku: 'feather-concave',
  category: 'flags',
  slug: 'concave-feather-flag',
  kind: 'unit',
  uvInkjet: false,
  tariff: {
    pricing: curvedFeather.pricing,
    ...featherTerms,
  },
  form: 'feather-concave',
  variants: curvedFeather.variants,
  properties: { printerType: 'dye-sublimation', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'feather-concave',
  detail: 'feather-base',
  text: {
    en: {
      name: 'Concave feather flag',
      summary: 'A lower edge curved inwards: the classic feather.',
      description:
        'Knitted polyester, 110 g a square metre, on a pole of fibreglass and aluminium. The hollow lower edge puts tension into both corners, so the cloth flutters less and wears longer at the hem.',
      notes: [
        'The base is a finish of its own: cross base, ground spike or tyre base.',
        'The curve is 12 to 26 cm deep; the template shows it for every size.',
        'Take flags in when the wind rises above force 4.',
        'Wash at 30 °C, never bleach; dry before you roll it up.',
      ],
      uses: ['Golf tournaments', 'Beaches', 'Furniture stores', 'Open days'],
    },
    ja: {
      name: 'バナーフラッグ 凹カーブ型',
      summary: '裾が内側に弧を描く、定番のフェザー型。',
      description:
        '110g/m²のポリエステルトリコットを、グラスファイバーとアルミのポールに張ります。内側にえぐれた裾が両角を引き締め、ばたつきが少なく裾が長持ちします。',
      notes: [
        '台座は加工オプションです。クロスベース、スパイク、タイヤ踏みから選べます。',
        '裾のえぐりは12〜26cmです。各サイズのテンプレートをご覧ください。',
        '風力4を超える場合は取り込んでください。',
        '洗濯は30℃、漂白はできません。乾かしてから巻いてください。',
      ],
      uses: ['ゴルフ大会', '海辺', '家具店', 'オープンデー'],
    },
    fr: {
      name: 'Beach flag concave',
      summary: 'Un bas incurvé vers l’intérieur : la plume classique.',
      description:
        'Maille de polyester de 110 g/m² sur un mât de fibre de verre et d’aluminium. Le bas creusé tend les deux angles : la toile bat moins et l’ourlet s’use moins vite.',
      notes: [
        'Le pied est une finition à part : pied croix, pique ou platine pour roue.',
        'Le creux mesure 12 à 26 cm ; le gabarit le montre pour chaque taille.',
        'Rentrez les drapeaux au-delà de force 4.',
        'Lavage à 30 °C, sans javel ; séchez avant de rouler.',
      ],
      uses: ['Tournois de golf', 'Plages', 'Magasins de meubles', 'Portes ouvertes'],
    },
    es: {
      name: 'Bandera pluma cóncava',
      summary: 'El borde inferior se curva hacia dentro: la pluma clásica.',
      description:
        'Punto de poliéster de 110 g/m² en un mástil de fibra de vidrio y aluminio. El borde hundido tensa las dos esquinas: la tela aletea menos y el dobladillo dura más.',
      notes: [
        'La base es un acabado aparte: base en cruz, pica o base para rueda.',
        'La curva entra de 12 a 26 cm; la plantilla la muestra en cada talla.',
        'Recoja las banderas cuando el viento pase de fuerza 4.',
        'Se lava a 30 °C, sin lejía; séquela antes de enrollarla.',
      ],
      uses: ['Torneos de golf', 'Playas', 'Tiendas de muebles', 'Puertas abiertas'],
    },
    de: {
      name: 'Beachflag konkav',
      summary: 'Nach innen gebogene Unterkante: die klassische Feder.',
      description:
        'Polyester-Wirkware, 110 g/m², an einem Stab aus Glasfaser und Aluminium. Die hohle Kante spannt beide Ecken; das Tuch flattert weniger, und der Saum hält länger.',
      notes: [
        'Der Fuß ist eine eigene Ausstattung: Kreuzfuß, Erdspieß oder Autofuß.',
        'Die Biegung ist 12 bis 26 cm tief; die Vorlage zeigt sie für jede Größe.',
        'Ab Windstärke 4 hereinholen.',
        'Bei 30 °C waschen, nicht bleichen; trocken aufrollen.',
      ],
      uses: ['Golfturniere', 'Strände', 'Möbelhäuser', 'Tage der offenen Tür'],
    },
  },
};
