import type { StarterUnitProduct } from '../../starter-product';

export const lampPostBanner: StarterUnitProduct = {
  sku: 'lamp-post-banner',
  category: 'flags',
  slug: 'lamp-post-banner',
  kind: 'unit',
  uvInkjet: false,
  tariff: {
    pricing: {
      kind: 'unit',
      variants: {
        '60x180': {
          grams: 2600,
          cm3: 6200,
          tiers: [
            { from: 1, retail: 16800, reseller: 13800 },
            { from: 10, retail: 15100, reseller: 12600 },
            { from: 50, retail: 13500, reseller: 11500 },
          ],
        },
        '80x200': {
          grams: 3400,
          cm3: 7900,
          tiers: [
            { from: 1, retail: 20800, reseller: 17100 },
            { from: 10, retail: 18700, reseller: 15600 },
            { from: 50, retail: 16900, reseller: 14350 },
          ],
        },
      },
    },
    setupFen: 300,
    artworkFactor: { custom: '1', blank: '0.7' },
    limits: { maxQuantity: 2000 },
    finishes: {},
    bulk: { quantity: 50 },
  },
  form: 'lamp-post-banner',
  variants: {
    '60x180': {
      label: { en: '60 × 180 cm', ja: '60×180cm', fr: '60 × 180 cm', es: '60 × 180 cm', de: '60 × 180 cm' },
      widthMm: 740,
      heightMm: 4200,
      depthMm: 240,
      print: { widthMm: 600, heightMm: 1800 },
    },
    '80x200': {
      label: { en: '80 × 200 cm', ja: '80×200cm', fr: '80 × 200 cm', es: '80 × 200 cm', de: '80 × 200 cm' },
      widthMm: 940,
      heightMm: 4400,
      depthMm: 240,
      print: { widthMm: 800, heightMm: 2000 },
    },
  },
  properties: { printerType: 'latex', resolution: 720, waterproof: true, uvResistant: true },
  scene: 'lamp-post-avenue',
  detail: 'pole-pocket',
  text: {
    en: {
      name: 'Lamp post banner',
      summary: 'A double-sided banner between two sprung arms on a street lamp.',
      description:
        'Blockout vinyl, 610 g a square metre, printed on both sides, with a 9 cm pocket above and below. Two fibreglass arms in cast brackets strap to posts of 8 to 30 cm; the arms bend in a gust and spring back. Straps are stainless.',
      notes: [
        'Ask the owner of the post first, and have a professional mount it.',
        'Leave 2.5 m of clear height over a pavement, 4.5 m over a road.',
        'Built for wind force 8; check the straps after a storm.',
        'A sleeve in the drawing hides 12 cm above and below: keep text clear.',
      ],
      uses: ['High streets', 'Festivals', 'Campuses', 'Car parks'],
    },
    ja: {
      name: '街灯フラッグ（ポールバナー）',
      summary: '街灯に取り付ける、しなるアーム付き両面バナー。',
      description:
        '610g/m²の遮光ターポリンに両面印刷し、上下を9cmの袋縫いにします。鋳物ブラケットのグラスファイバーアーム2本を直径8〜30cmの柱に固定します。突風ではアームがしなって戻ります。バンドはステンレス製です。',
      notes: [
        '柱の管理者の許可を得て、専門業者が取り付けてください。',
        '下端の高さは歩道で2.5m、車道で4.5m以上を確保してください。',
        '風力8に耐える設計です。荒天後はバンドを点検してください。',
        '上下12cmは袋縫い部分です。文字を入れないでください。',
      ],
      uses: ['商店街', 'フェスティバル', 'キャンパス', '駐車場'],
    },
    fr: {
      name: 'Kakémono de candélabre',
      summary: 'Une bâche recto verso entre deux bras souples, sur un lampadaire.',
      description:
        'Bâche occultante de 610 g/m², imprimée des deux côtés, avec un fourreau de 9 cm en haut et en bas. Deux bras en fibre de verre, sur platines de fonte, se cerclent sur des mâts de 8 à 30 cm ; ils plient sous la rafale et reviennent. Feuillards en inox.',
      notes: [
        'Demandez l’accord du propriétaire du mât ; la pose revient à un professionnel.',
        'Laissez 2,5 m libres sur trottoir et 4,5 m sur chaussée.',
        'Prévu pour force 8 ; vérifiez les feuillards après une tempête.',
        'Les fourreaux prennent 12 cm en haut et en bas : pas de texte à cet endroit.',
      ],
      uses: ['Rues commerçantes', 'Festivals', 'Campus', 'Parkings'],
    },
    es: {
      name: 'Banderola de farola',
      summary: 'Una lona a doble cara entre dos brazos flexibles, en una farola.',
      description:
        'Lona opaca de 610 g/m², impresa por las dos caras, con vaina de 9 cm arriba y abajo. Dos brazos de fibra de vidrio en soportes de fundición se abrazan a postes de 8 a 30 cm; ceden con la racha y vuelven. Los flejes son inoxidables.',
      notes: [
        'Pida permiso al titular del poste; el montaje es cosa de profesionales.',
        'Deje 2,5 m libres sobre la acera y 4,5 m sobre la calzada.',
        'Hecha para fuerza 8; revise los flejes tras un temporal.',
        'Las vainas ocupan 12 cm arriba y abajo: no ponga texto ahí.',
      ],
      uses: ['Calles comerciales', 'Festivales', 'Campus', 'Aparcamientos'],
    },
    de: {
      name: 'Laternenbanner',
      summary: 'Ein beidseitiges Banner zwischen zwei federnden Armen an der Laterne.',
      description:
        'Blickdichte Plane, 610 g/m², beidseitig bedruckt, oben und unten mit 9 cm Hohlsaum. Zwei Glasfaserarme in Gusshaltern werden an Masten von 8 bis 30 cm gespannt; in der Böe geben sie nach und federn zurück. Die Spannbänder sind aus Edelstahl.',
      notes: [
        'Erst den Eigentümer des Mastes fragen; montieren sollte ein Fachbetrieb.',
        'Über Gehwegen 2,5 m, über Straßen 4,5 m frei lassen.',
        'Für Windstärke 8 gebaut; nach Sturm die Bänder prüfen.',
        'Die Hohlsäume nehmen oben und unten 12 cm ein: dort kein Text.',
      ],
      uses: ['Einkaufsstraßen', 'Festivals', 'Campus', 'Parkplätze'],
    },
  },
};
