import type { LanguageCode } from '@shop/contract';

/** The title, then the paragraphs. */
type NoticeText = readonly [title: string, ...paragraphs: string[]];

interface Notice {
  readonly id: string;
  /** Days since publication. */
  readonly daysAgo: number;
  readonly texts: Readonly<Record<LanguageCode, NoticeText>>;
}

/** Newest first. */
export const noticeTexts: readonly Notice[] = [
  {
    id: 'de300000-0000-4000-8000-0000000000b1',
    daysAgo: 2,
    texts: {
      en: [
        'UV flatbed: print on what you send us',
        'The new flatbed prints directly on boards, glass, wood and metal up to 1.22 × 2.44 m and 10 cm thick, white ink included.',
        'For material of your own, ask customer service first: they tell you where to send it and what a trial print costs.',
      ],
      ja: [
        'UVフラットベッド：お手持ちの素材に印刷できます',
        '新しいフラットベッド機は、1.22×2.44 m、厚さ10 cmまでの板、ガラス、木、金属に直接印刷します。白インクにも対応しています。',
        'お持ち込みの素材は、先にカスタマーサービスへご相談ください。送り先とテスト印刷の料金をご案内します。',
      ],
      fr: [
        'UV à plat : nous imprimons ce que vous envoyez',
        'La nouvelle table imprime directement sur panneaux, verre, bois et métal jusqu’à 1,22 × 2,44 m et 10 cm d’épaisseur, encre blanche comprise.',
        'Pour un support à vous, écrivez d’abord au service client : il vous dit où l’envoyer et ce que coûte un essai.',
      ],
      es: [
        'UV plana: imprimimos lo que nos envíe',
        'La nueva mesa imprime directamente sobre paneles, vidrio, madera y metal de hasta 1,22 × 2,44 m y 10 cm de grosor, con tinta blanca.',
        'Si el material es suyo, consulte antes con atención al cliente: le dirán dónde enviarlo y cuánto cuesta una prueba.',
      ],
      de: [
        'UV-Flachbett: Wir bedrucken, was Sie senden',
        'Die neue Anlage druckt direkt auf Platten, Glas, Holz und Metall bis 1,22 × 2,44 m und 10 cm Dicke, Weiß inbegriffen.',
        'Bei eigenem Material fragen Sie bitte zuerst den Kundendienst: Er nennt Ihnen die Adresse und den Preis eines Probedrucks.',
      ],
    },
  },
  {
    id: 'de300000-0000-4000-8000-0000000000b2',
    daysAgo: 9,
    texts: {
      en: [
        'Courier rates and exchange rates renewed',
        'Quotes now use this month’s courier rates and bank rates. Orders that are already placed keep the price they were placed at.',
        'Every quote shows its calculation: open the formula under the total to see weight, parcels and rates.',
      ],
      ja: [
        '宅配料金と為替レートを更新しました',
        'お見積もりに今月の宅配料金と銀行レートを反映しました。ご注文済みの価格は変わりません。',
        '合計の下の計算式を開くと、重量、個口数、レートを確認できます。',
      ],
      fr: [
        'Tarifs de transport et cours de change à jour',
        'Les devis suivent désormais les tarifs de transport et les cours du mois. Les commandes déjà passées gardent leur prix.',
        'Chaque devis montre son calcul : ouvrez la formule sous le total pour voir poids, colis et cours.',
      ],
      es: [
        'Tarifas de envío y cambios actualizados',
        'Los presupuestos usan ya las tarifas de mensajería y los cambios de este mes. Los pedidos hechos conservan su precio.',
        'Cada presupuesto enseña su cálculo: abra la fórmula bajo el total para ver peso, bultos y cambio.',
      ],
      de: [
        'Frachttarife und Wechselkurse erneuert',
        'Angebote rechnen jetzt mit den Kuriertarifen und Bankkursen dieses Monats. Bestellungen behalten den Preis, zu dem sie aufgegeben wurden.',
        'Jedes Angebot zeigt seine Rechnung: Öffnen Sie die Formel unter der Summe, dort stehen Gewicht, Pakete und Kurse.',
      ],
    },
  },
  {
    id: 'de300000-0000-4000-8000-0000000000b3',
    daysAgo: 23,
    texts: {
      en: [
        'Artwork: five checks before you upload',
        'CMYK colours. Fonts turned to outlines. At least 100 dpi at full size, 300 where it is read from close by.',
        'Text 5 cm away from grommets. One file per item, under 80 MB; several files go into one .zip or .rar.',
        'A file too large to upload can be shared by a direct link that needs no login.',
      ],
      ja: [
        '入稿前の5つの確認',
        'カラーはCMYK。文字はアウトライン化。原寸で100dpi以上、近くで見るものは300dpi。',
        '文字はハトメから5cm以上離す。1品目につき1ファイル、80MB未満。複数の場合は.zipか.rarにまとめてください。',
        '大きすぎるファイルは、ログイン不要の直接リンクでもお送りいただけます。',
      ],
      fr: [
        'Fichiers : cinq vérifications avant l’envoi',
        'Couleurs CMJN. Polices vectorisées. Au moins 100 dpi à taille réelle, 300 pour une lecture de près.',
        'Textes à 5 cm des œillets. Un fichier par article, sous 80 Mo ; plusieurs fichiers vont dans un .zip ou un .rar.',
        'Un fichier trop lourd peut être partagé par un lien direct, sans connexion.',
      ],
      es: [
        'Archivos: cinco comprobaciones antes de subirlos',
        'Colores CMYK. Fuentes convertidas en trazados. Al menos 100 ppp a tamaño real, 300 si se lee de cerca.',
        'Textos a 5 cm de los ojales. Un archivo por artículo, de menos de 80 MB; si son varios, en un .zip o .rar.',
        'Un archivo demasiado grande se puede compartir con un enlace directo que no pida registro.',
      ],
      de: [
        'Druckdaten: fünf Prüfungen vor dem Hochladen',
        'Farben in CMYK. Schriften in Pfade gewandelt. Mindestens 100 dpi in Originalgröße, 300 bei kurzem Leseabstand.',
        'Text 5 cm von den Ösen entfernt. Eine Datei je Artikel, unter 80 MB; mehrere kommen in eine .zip oder .rar.',
        'Zu große Dateien geben Sie über einen direkten Link frei, der keine Anmeldung verlangt.',
      ],
    },
  },
  {
    id: 'de300000-0000-4000-8000-0000000000b4',
    daysAgo: 37,
    texts: {
      en: [
        'Economy parcels: allow up to 25 business days',
        'Postal sorting is slow at present. Economy parcels are not insured and may take up to 25 business days outside the major areas.',
        'For an event with a date, choose standard (3–12 business days) or priority (2–5).',
      ],
      ja: [
        'エコノミー便は最長25営業日を見込んでください',
        '現在、郵便の仕分けに時間がかかっています。エコノミー便には保険がなく、主要地域以外では最長25営業日かかることがあります。',
        '使用日が決まっている場合は、スタンダード便（3～12営業日）か優先便（2～5営業日）をお選びください。',
      ],
      fr: [
        'Colis éco : comptez jusqu’à 25 jours ouvrés',
        'Le tri postal est lent en ce moment. Les colis éco ne sont pas assurés et peuvent prendre jusqu’à 25 jours ouvrés hors des grandes zones.',
        'Pour un événement à date fixe, prenez le standard (3 à 12 jours ouvrés) ou le prioritaire (2 à 5).',
      ],
      es: [
        'Envío económico: cuente hasta 25 días hábiles',
        'La clasificación postal va lenta. Los envíos económicos no llevan seguro y fuera de las zonas principales pueden tardar hasta 25 días hábiles.',
        'Para un evento con fecha, elija el estándar (de 3 a 12 días hábiles) o el prioritario (de 2 a 5).',
      ],
      de: [
        'Sparpakete: bis zu 25 Werktage einplanen',
        'Die Post sortiert zurzeit langsam. Sparpakete sind nicht versichert und brauchen außerhalb der Hauptgebiete bis zu 25 Werktage.',
        'Für eine Veranstaltung mit Termin wählen Sie Standard (3 bis 12 Werktage) oder Priorität (2 bis 5).',
      ],
    },
  },
  {
    id: 'de300000-0000-4000-8000-0000000000b5',
    daysAgo: 58,
    texts: {
      en: [
        'Resellers: pay from a prepaid account',
        'Resellers can pay in CNY from a prepaid account and save the exchange and remittance fees, about 10–30% of an order.',
        'Write to us through the reseller program page. Deposits show in your account with date, amount and memo.',
      ],
      ja: [
        '販売店様：プリペイド口座でのお支払い',
        '販売店様は人民元の前払い口座からお支払いいただけます。両替と送金の手数料がかからず、ご注文額の約10～30%を節約できます。',
        '販売店プログラムのページからご連絡ください。入金は日付、金額、摘要とともに口座に表示されます。',
      ],
      fr: [
        'Revendeurs : payez depuis un compte prépayé',
        'Les revendeurs peuvent payer en CNY depuis un compte prépayé et s’épargnent les frais de change et de virement, soit 10 à 30 % d’une commande.',
        'Écrivez-nous depuis la page du programme revendeur. Les dépôts figurent dans votre compte avec date, montant et libellé.',
      ],
      es: [
        'Revendedores: pague desde una cuenta prepago',
        'Los revendedores pueden pagar en CNY desde una cuenta prepago y ahorrarse las comisiones de cambio y de envío de dinero, entre el 10 y el 30 % de un pedido.',
        'Escríbanos desde la página del programa de revendedores. Los ingresos aparecen en su cuenta con fecha, importe y concepto.',
      ],
      de: [
        'Wiederverkäufer: mit Guthabenkonto zahlen',
        'Wiederverkäufer können in CNY vom Guthabenkonto zahlen und sparen Wechsel- und Überweisungsgebühren, etwa 10 bis 30 % einer Bestellung.',
        'Schreiben Sie uns über die Seite des Partnerprogramms. Einzahlungen stehen mit Datum, Betrag und Vermerk in Ihrem Konto.',
      ],
    },
  },
];
