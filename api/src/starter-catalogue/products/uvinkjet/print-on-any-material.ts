import type { StarterAreaProduct } from '../../starter-product';

export const printOnAnyMaterial: StarterAreaProduct = {
  sku: 'uv-board',
  category: 'uvinkjet',
  slug: 'print-on-any-material',
  kind: 'area',
  uvInkjet: true,
  tariff: {
    pricing: {
      kind: 'area',
      minBillableMm2: 200000,
      tiers: [
        { from: 0, retail: 14500, reseller: 12000 },
        { from: 2, retail: 13200, reseller: 11000 },
        { from: 10, retail: 11800, reseller: 10000 },
        { from: 50, retail: 10500, reseller: 9100 },
      ],
    },
    setupFen: 1500,
    artworkFactor: { custom: '1' },
    limits: { minMm: 50, maxLongMm: 2440, rollWidthMm: 1220, maxQuantity: 1000 },
    seamFenPerMetre: null,
    gramsPerM2: 1650,
    gramsPerPiece: 40,
    cm3PerM2: 4200,
    cm3PerPiece: 300,
    finishes: {
      'white-ink': { fenPerM2: 4500 },
      'no-lamination': {},
      'laminated-matte': { fenPerM2: 900 },
      drilled: { fenPerPiece: 600 },
      'cut-to-shape': { fenPerMetre: 900 },
    },
    bulk: { quantity: 200, areaM2: 80 },
  },
  properties: { printerType: 'uv-flatbed', resolution: 1440, waterproof: true, uvResistant: true },
  scene: 'uv-flatbed',
  detail: 'uv-ink',
  text: {
    en: {
      name: 'Print on any material',
      summary: 'UV print on boards up to 1.22 × 2.44 m; other materials on request.',
      description:
        'The price shown is for 3 mm white PVC foam board. Wood, glass, aluminium, tiles, leather and most flat things up to 9 cm thick can be printed as well: ask for a quote, or send the material to the factory.',
      notes: [
        'The material must be flat to within 2 mm.',
        'Glass and metal get a primer; the ink withstands wiping, not scraping.',
        'White ink is needed on dark or clear materials.',
      ],
      uses: ['Signs', 'Furniture fronts', 'Tiles', 'Prototypes'],
    },
    ja: {
      name: '各種素材へのUV印刷',
      summary: '1.22×2.44mまでの板へのUV直接印刷。他素材はご相談ください。',
      description:
        '表示価格は厚さ3mmの白色PVC発泡板の場合です。木材、ガラス、アルミ、タイル、革など、厚さ9cmまでの平らな素材にも印刷できます。お見積りをご依頼いただくか、素材を工場へお送りください。',
      notes: [
        '素材の反りは2mm以内に限ります。',
        'ガラスと金属にはプライマーを塗ります。拭き取りには耐えますが、こすり傷には注意してください。',
        '濃色や透明の素材には白インクが必要です。',
      ],
      uses: ['看板', '家具の扉', 'タイル', '試作品'],
    },
    fr: {
      name: 'Impression sur tout support',
      summary: 'Impression UV sur plaques jusqu’à 1,22 × 2,44 m ; autres supports sur demande.',
      description:
        'Le prix affiché vaut pour du PVC expansé blanc de 3 mm. Bois, verre, aluminium, carrelage, cuir et presque tout ce qui est plat, jusqu’à 9 cm d’épaisseur, s’imprime aussi : demandez un devis, ou envoyez le support à l’atelier.',
      notes: [
        'Le support doit être plan à 2 mm près.',
        'Verre et métal reçoivent un primaire ; l’encre supporte le chiffon, pas le grattage.',
        'Le blanc est nécessaire sur support foncé ou transparent.',
      ],
      uses: ['Enseignes', 'Façades de meuble', 'Carrelage', 'Prototypes'],
    },
    es: {
      name: 'Impresión sobre todo material',
      summary: 'Impresión UV en planchas de hasta 1,22 × 2,44 m; otros materiales, a consultar.',
      description:
        'El precio es el del PVC espumado blanco de 3 mm. También se imprime en madera, vidrio, aluminio, azulejo, cuero y casi todo lo plano de hasta 9 cm de grosor: pida presupuesto o envíe el material al taller.',
      notes: [
        'El material debe ser plano, con 2 mm de tolerancia.',
        'Vidrio y metal llevan imprimación; la tinta aguanta el paño, no el rascado.',
        'En materiales oscuros o transparentes hace falta tinta blanca.',
      ],
      uses: ['Rótulos', 'Frentes de mueble', 'Azulejos', 'Prototipos'],
    },
    de: {
      name: 'Druck auf jedes Material',
      summary: 'UV-Druck auf Platten bis 1,22 × 2,44 m; andere Materialien auf Anfrage.',
      description:
        'Der Preis gilt für weiße PVC-Hartschaumplatte, 3 mm. Auch Holz, Glas, Aluminium, Fliesen, Leder und fast alles Flache bis 9 cm Dicke wird bedruckt: Fragen Sie nach einem Angebot oder schicken Sie das Material ins Werk.',
      notes: [
        'Das Material muss auf 2 mm eben sein.',
        'Glas und Metall bekommen einen Haftgrund; die Tinte verträgt Wischen, kein Kratzen.',
        'Auf dunklem oder klarem Material ist Weiß nötig.',
      ],
      uses: ['Schilder', 'Möbelfronten', 'Fliesen', 'Prototypen'],
    },
  },
};
