import type { StarterUnitProduct } from '../../starter-product';
import { featherTerms, straightEdgedFeather } from './feather';

export const angledFeatherFlag: StarterUnitProduct = {
  sku: 'feather-angled',
  category: 'flags',
  slug: 'angled-feather-flag',
  kind: 'unit',
  uvInkjet: false,
  tariff: {
    pricing: straightEdgedFeather.pricing,
    ...featherTerms,
  },
  form: 'feather-angled',
  variants: straightEdgedFeather.variants,
  properties: { printerType: 'dye-sublimation', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'feather-angled',
  detail: 'flag-sleeve',
  text: {
    en: {
      name: 'Angled feather flag',
      summary: 'The lower edge rises to the free side, clear of bonnets and passers-by.',
      description:
        'Knitted polyester, 110 g a square metre, on a pole of fibreglass and aluminium. The slanting foot keeps the cloth off parked cars and lets it swing round without catching. One side is printed, with about 90 % of the colour through to the back.',
      notes: [
        'The base is a finish of its own: cross base, ground spike or tyre base.',
        'Keep logos in the upper two thirds; the slant takes up to 60 cm below.',
        'Take flags in when the wind rises above force 4.',
        'Double-sided flags have a grey cloth between the prints and weigh twice as much: one size smaller flies better.',
      ],
      uses: ['Car dealers', 'Petrol stations', 'Street cafés', 'Finish lines'],
    },
    ja: {
      name: 'バナーフラッグ 斜めカット型',
      summary: '下端が外側へ上がる形。車や通行人に触れにくいフラッグ。',
      description:
        '110g/m²のポリエステルトリコットを、グラスファイバーとアルミのポールに張ります。斜めの裾は駐車中の車に触れにくく、引っ掛からずに回ります。片面印刷で、色の約9割が裏に抜けます。',
      notes: [
        '台座は加工オプションです。クロスベース、スパイク、タイヤ踏みから選べます。',
        'ロゴは上3分の2に配置してください。裾の傾斜は最大60cmあります。',
        '風力4を超える場合は取り込んでください。',
        '両面印刷は間に遮光布を挟むため約2倍の重さです。1サイズ小さいほうがよくなびきます。',
      ],
      uses: ['自動車販売店', 'ガソリンスタンド', 'オープンカフェ', 'ゴール地点'],
    },
    fr: {
      name: 'Beach flag oblique',
      summary: 'Le bas remonte vers le bord libre, à l’abri des capots et des passants.',
      description:
        'Maille de polyester de 110 g/m² sur un mât de fibre de verre et d’aluminium. Le bas oblique ne touche pas les voitures garées et tourne sans accrocher. Impression d’un côté, 90 % environ de la couleur au dos.',
      notes: [
        'Le pied est une finition à part : pied croix, pique ou platine pour roue.',
        'Placez le logo dans les deux tiers supérieurs ; l’oblique prend jusqu’à 60 cm.',
        'Rentrez les drapeaux au-delà de force 4.',
        'En recto verso, une toile grise sépare les visuels et double le poids : une taille de moins flotte mieux.',
      ],
      uses: ['Concessions automobiles', 'Stations-service', 'Terrasses', 'Lignes d’arrivée'],
    },
    es: {
      name: 'Bandera pluma oblicua',
      summary: 'El borde inferior sube hacia fuera, lejos de capós y peatones.',
      description:
        'Punto de poliéster de 110 g/m² en un mástil de fibra de vidrio y aluminio. El corte oblicuo no roza los coches aparcados y gira sin engancharse. Impresión por una cara; cerca del 90 % del color pasa al dorso.',
      notes: [
        'La base es un acabado aparte: base en cruz, pica o base para rueda.',
        'Ponga el logotipo en los dos tercios superiores; el corte ocupa hasta 60 cm.',
        'Recoja las banderas cuando el viento pase de fuerza 4.',
        'A doble cara lleva una tela gris en medio y pesa el doble: una talla menos ondea mejor.',
      ],
      uses: ['Concesionarios', 'Gasolineras', 'Terrazas', 'Líneas de meta'],
    },
    de: {
      name: 'Beachflag schräg',
      summary: 'Die Unterkante steigt nach außen, frei von Motorhauben und Passanten.',
      description:
        'Polyester-Wirkware, 110 g/m², an einem Stab aus Glasfaser und Aluminium. Die schräge Kante streift keine geparkten Autos und dreht sich, ohne hängen zu bleiben. Einseitig bedruckt; rund 90 % der Farbe dringen durch.',
      notes: [
        'Der Fuß ist eine eigene Ausstattung: Kreuzfuß, Erdspieß oder Autofuß.',
        'Logos in die oberen zwei Drittel setzen; die Schräge nimmt bis 60 cm ein.',
        'Ab Windstärke 4 hereinholen.',
        'Beidseitig liegt graues Tuch zwischen den Drucken; das verdoppelt das Gewicht. Eine Größe kleiner weht besser.',
      ],
      uses: ['Autohäuser', 'Tankstellen', 'Straßencafés', 'Zieleinläufe'],
    },
  },
};
