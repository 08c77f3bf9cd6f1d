-- Names in Chinese, a language of staff only; empty for none.

alter table category add column chinese_name text not null default '';
alter table printer_type add column chinese_name text not null default '';
alter table finish add column chinese_name text not null default '';

update category set chinese_name = known.name from (values
  ('banner', '喷绘布'),
  ('sticker', '车贴与橱窗贴'),
  ('exhibition', '展示器材'),
  ('flags', '旗帜'),
  ('lightbox', '灯箱片'),
  ('fabric', '布料与油画布'),
  ('uvinkjet', 'UV 平板打印'),
  ('othermaterials', '其他材料')
) known (slug, name) where category.slug = known.slug;

update printer_type set chinese_name = known.name from (values
  ('eco-solvent', '弱溶剂喷墨'),
  ('latex', '乳胶喷墨'),
  ('dye-sublimation', '热升华转印'),
  ('uv-flatbed', 'UV 平板喷墨'),
  ('uv-roll', 'UV 卷材喷墨'),
  ('pigment', '颜料喷墨')
) known (code, name) where printer_type.code = known.code;

update finish set chinese_name = known.name from (values
  ('hem-grommet', '卷边打扣'),
  ('pole-pocket', '穿杆套'),
  ('bleed-edges', '留边出血'),
  ('raw-edges', '裸边裁切'),
  ('sewn-hem', '车缝包边'),
  ('webbing', '边内加织带'),
  ('hook-tape', '魔术贴'),
  ('rope-heading', '帆布头穿绳'),
  ('silicone-edge', '硅胶边条'),
  ('stretcher-frame', '绷内框'),
  ('laminated-gloss', '覆亮膜'),
  ('laminated-matte', '覆哑膜'),
  ('no-lamination', '不覆膜'),
  ('white-ink', '白墨'),
  ('mirrored', '镜像打印'),
  ('cut-to-shape', '异形切割'),
  ('rounded-corners', '圆角'),
  ('application-tape', '覆转移膜'),
  ('drilled', '四角打孔'),
  ('standoffs', '广告钉'),
  ('carry-bag', '手提袋'),
  ('spotlights', '两盏 LED 射灯'),
  ('wheeled-case', '带画面的拉杆箱'),
  ('cross-base', '十字底座'),
  ('ground-spike', '地插'),
  ('water-ring', '注水圈'),
  ('nobori-pole', '伸缩旗杆'),
  ('nobori-base', '注水底座'),
  ('double-sided', '双面打印'),
  ('easel-back', '背面支架'),
  ('h-stake', 'H 型地插'),
  ('hanging-battens', '挂轴'),
  ('clip-lamp', 'LED 夹灯'),
  ('tyre-base', '轮胎压板底座'),
  ('tent-back-wall', '印刷后围布'),
  ('tent-half-walls', '两片半围布'),
  ('weight-bags', '四个配重袋')
) known (code, name) where finish.code = known.code;
