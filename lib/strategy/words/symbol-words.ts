/**
 * Things that a mark can draw, by the words that call them to mind. A row is
 * `symbol | en | de | fr | es | pt | it | other scripts`: word beginnings, folded; "=" before one that must be the whole
 * word. Symbols carry the names that Phosphor Icons gives them, where it has them.
 */
const ROWS = `
acorn|acorn oak|eichel eiche|gland chene|bellota roble|bolota carvalho|ghianda querci|
airplane|flight airport =fly aviation|flug|avion aeroport|vuelo aeropuert|voo aeroport|volo aeroport|空港 飞机 공항 طائر самол
alarm|alarm clock|wecker|reveil|despertador|despertador|sveglia|
anchor|anchor harbour harbor port sailor|anker hafen|ancre port|ancla puerto|ancora porto|ancora porto|
axe|lumber axe|=axt holzfall|bucheron hache|lenador|lenhador|boscaiol|
baby|baby babies newborn lullab pregnan midwi|baby saugling schwanger|bebe enceinte nourriss|bebe embaraz|bebe gravid|neonat gravid|
balloon|balloon birthday|ballon geburtstag|ballon anniversaire|globo cumple|balao aniversario|palloncin complean|
barbell|gym boxing weight|fitnessstudio|musculation|gimnas pesas|academia|palestra|ジム 健身 체육관
barn|barn stable grain silo|scheune|grange|granero|celeiro|fienile|
basket|basket grocer|korb lebensmittel|panier epicer|cesta canasta|cesta|cest spesa|
bathtub|bath|=bad badewanne|bain|bano|banho|bagno|
battery-charging|battery batteries charging|batterie akku lade|batterie recharge|bateria recarga|bateria recarga|batteria ricarica|充电
bed|sleep bed mattress hostel hotel|bett schlaf hotel|lit sommeil hotel chambre|cama sueno hotel|cama sono hotel pousada|letto sonno hotel alberg|酒店 호텔 眠
bee|bee bees beekeep honey hive apiar|biene imker honig|abeille apicult miel ruche|abeja apicult miel colmena|abelha apicult =mel|=api apicolt miele alvear|蜂 벌 نحل عسل пчел
beer-stein|beer ale brew|bier brauerei|biere brasser|cerve|cerve|birr|ビール 啤酒 맥주 пиво
bicycle|bike bicycle cycling cyclist cargo-bike|fahrrad lastenrad rader|velo cyclis|bici ciclis|bicicleta ciclis|bici ciclis|自転車 自行车 자전거 دراجة велосипед
bird|bird parrot owl hen chicken|vogel huhn|oiseau|pajaro ave|passaro ave|uccell|鸟 птиц
boat|boat barge ferry canal ship sail|boot schiff segel|bateau peniche voile canal|barco barca|barco barca|barca battell|船 선박
boot|boot hiking hike|stiefel wander|botte randonn|bota senderis|bota trilha|stival escursion|
book-open|book read library story stories novel librarian|buch bucher lese biblioth|livre libraire biblioth lecture|libro biblioteca lectura|livro biblioteca livraria leitura|libr biblioteca lettur|本屋 书 책 서점 كتاب книг किताब
bone|bone dog|hund knochen|chien|perro|cachorro|cane cani|犬 狗 반려견 собак
bottle|perfume fragrance scent|parfum duft|parfum|perfum|perfum|profum|香水 향수 عطور парфюм
bowl-food|bowl salad soup ramen noodle lunch|suppe schale salat|soupe bol|sopa ensalada|sopa marmita|zuppa insalat|
brain|brain mental mind psych|gehirn psych|cerveau mental|cerebro mental|cerebro mental|cervell mental|心理
bread|bread sourdough loaf loaves baguette bagel croissant bakery|brot brotchen backer sauerteig|pain levain baguette boulang|pan panader|pao paes padaria|pane panett|パン 面包 빵 خبز хлеб пекарн
bridge|bridge|brucke|pont|puente|ponte|ponte|
broom|clean tidy sweep|putz reinig|nettoy menage|limpieza limpia|limpeza|pulizi|
buildings|city cities urban building office architect|stadt buro gebaude architekt|ville bureau immeuble architect|ciudad edificio oficina arquitect|cidade predio escritorio arquitet|citta edifici ufficio architett|城市 도시 город
butterfly|butterfl moth|schmetterling|papillon|mariposa|borboleta|farfall|
cactus|cactus desert|kaktus|cactus|cactus|cacto|cactus|
cake|cake cupcake wedding-cake patisserie|kuchen torte|gateau patisser|tarta pastel reposter|bolo confeitar|torta pasticc|スイーツ 蛋糕 حلويات
calculator|tax accounting bookkeep invoice|steuer buchhalt rechnung|comptab impot factur|contab impuesto factura|contab imposto fatura|contab tass fattur|請求書 会计
calendar|schedul appointment calendar booking event|termin kalender schicht|agenda calendrier evenement|agenda evento cita|agenda evento|agenda event|予約
camera|camera photo portrait film|kamera foto film|photo camera film|foto camara pelicula|foto camera filme|foto cinema|写真 摄影 사진 фото
campfire|camp campfire bonfire|camping lagerfeuer|camping|camping hoguera|acampamento fogueira|campegg falo|キャンプ
car|=car cars driver taxi|=auto autos|voiture automobile conduc|coche conductor mecanic|carro motorista|=auto parchegg macchin|車 汽车 자동차 سيارة
carrot|vegetable carrot greens harvest|gemuse karott|legume carotte potager|verdura huerto|legume horta|verdur orto|野菜 蔬菜 채소 خضار овощ सब्ज़ि
cassette-tape|cassette retro tape|kassette|cassette|casete|cassete|cassett|
castle-turret|castle fortress|burg schloss|chateau|castillo|castelo|castell|
cat|=cat =cats kitten|katze|chat =chats|gato|=gato =gatos|gatt|猫 고양이 قطة кош
chair|chair seat|stuhl|chaise|silla|cadeira|sedi|椅子
champagne|champagne sparkling|sekt|champagne|cava|espumante|spumant|
chart-bar|data analytic dashboard metric measur statistic|daten analyse messung|donnee analyse mesure|datos analis|dados analis|dati analis misura|データ 数据 데이터 данн
chat-circle|chat chatbot conversation talk question|gesprach frage|discussion question parole|charla conversa|conversa|chat convers|
cheese|cheese dairy|kase|fromag|queso|queijo|formagg|치즈
chef-hat|chef cook kitchen restaurant supper recipe|koch kuche rezept|cuisin chef recette repas|cocina receta|cozinha receita|cucina ricett cuoc|料理 厨师 요리
cherries|cherry cherries fruit orchard berry berries|kirsch obst beere|cerise fruit verger|cereza fruta|cereja fruta|ciliegi frutta|果 تمور
church|church monast chapel cathedral|kirche kloster kapelle|eglise chapelle monast|iglesia monasterio|igreja mosteiro|chies monaster|
clock|time watch clock hour overnight|uhr|horloge montre|reloj hora|relogio|orolog|時計
cloud|cloud weather|wolke wetter|nuage|nube|nuvem|nuvol|
coat-hanger|wardrobe closet garment suit|kleider garderobe|garde-robe costume|armario traje|guarda-roupa|armadio abit|
code|code developer typescript software programming refactor|code software entwickl|code logiciel develop|codigo software|codigo software|codice software|软件 код
coffee|coffee espresso cafe cappuccino latte decaf|kaffee cafe|=cafe|=cafe cafeter|=cafe torrefa|=caffe|コーヒー カフェ 咖啡 커피 카페 مقهى قهوة кофе
coffee-bean|roast roastery bean beans barista|roster bohne|torref|tostad grano|torrad torrefa grao|torrefa chicco|咖啡豆
coin|coin money saving cash loan microloan payment|geld munze kredit sparen|argent epargne tresorerie pret|dinero ahorro prestamo|dinheiro conta contas|denaro risparm prestit|金融 贷款
compass|travel navigat explore guide tour expedition|reise kompass wander|voyage boussole promenade|viaje guia|viagem guia|viagg guid|旅 여행 سفر
cookie|cookie biscuit|keks|biscuit|galleta|biscoito|biscott|
cooking-pot|stew pot cater casserole|topf eintopf|marmite traiteur|olla guiso|panela|pentol|
cow|=cow cattle milk|=kuh milch|vache lait|vaca leche|vaca leite|mucc latte|牛奶
crown|crown royal|krone|couronne|corona|coroa|corona|
cube|=box boxes parcel packag inventory|paket kiste kasten|colis boite|caja|caixa|scatol pacc|
dog|=dog =dogs puppy|=hund hunde|=chien =chiens|perro|cachorro|=cane =cani|犬 狗 반려견 собак
door|door|=tur turen|porte|puerta|porta|=porta =porte|
dress|dress bride gown|kleid braut|robe mariee|vestido novia|vestido noiva|vestito sposa|عباءات साड़ि
drone|drone|drohne|drone|=dron drones|drone|drone|
drop|water oil soap shampoo wash rain laundry|wasser ol seife regen|eau huile savon pluie|agua aceite jabon lluvia|agua oleo sabao chuva lavander|acqua olio sapon piogg|水 물 ماء вод
ear|ear deaf hearing silence noise listen|=ohr hor|oreille silence|oido silencio|ouvido silencio|orecch silenzi|
egg|=egg =eggs|=ei eier|oeuf|huevo|ovo ovos|uov|
eye|=eye eyes vision optic watch|auge blick|oeil yeux vue|ojo vista|olho|occhi|
eyeglasses|glasses eyewear|brille|lunettes|gafas lentes|oculos|occhial|眼镜
factory|factory industr manufactur|fabrik industrie|usine industri|fabrica industri|fabrica industri|fabbrica industri|工厂
fan|=fan cooling|lufter|ventil|ventilador|ventilador|ventilat|
farm|farm farmer|bauern hof|ferme|granja campo|fazenda produtor|fattor|農 农 농장 مزرعة ферм किसान
feather|feather quill writing|feder|plume|pluma|pena|piuma|
film-reel|movie cinema documentar|kino film|cinema film|cine pelicula|cinema filme|cinema|映画 电影
fingerprint|identity biometric|fingerabdruck identitat|identite empreinte|identidad huella|identidade|identita impronta|
fire|fire flame oven heat hot spicy heater|feuer flamme heiz ofen|feu flamme chauff|fuego picante calor|fogo calor|fuoco fiamm calor|火 نار
fish|fish fishing seafood aquarium|fisch|poisson peche|pescado pesca|peixe pesca|pesc|魚 鱼 سمك рыб
flag|flag|flagge|drapeau|bandera|bandeira|bandier|
flask|laborator chemi experiment science protein|labor wissenschaft|laborat scien|laborat ciencia|laborat ciencia|laborat scien|科学 научн
flower|flower bouquet florist bloom|blume blute|fleur|flor|flor|fior|花 꽃 동백 زهور цвет
flower-lotus|yoga lotus meditat|yoga meditat|yoga meditat|yoga meditac|yoga ioga meditac|yoga meditaz|ヨガ 瑜伽 요가 يوغا
fork-knife|meal dining diner restaurant supper|essen restaurant mahlzeit|repas restaurant diner|comida restaurante taquer|refeic restaurante|pasto ristorant trattor|食堂 餐厅 식당 مطعم
gavel|law court legal lawyer contract|recht anwalt gericht vertrag|droit avocat|derecho abogad|direito advogad|legal avvocat|法律
gear|machine mechanic engineer repair motor|maschine werkstatt schraub motor|machine repar|taller maquina mecanic|maquina oficina|macchin officina|
ghost|ghost haunted|geist gespenst|fantome|fantasma|fantasma|fantasm|
gift|gift present|geschenk|cadeau|regalo|presente|regal|礼物 선물
globe|global world planet international|welt|monde mondial|mundo|mundo|mondo|
goggles|dive diving swim|tauch schwimm|plonge nage|buceo nada|mergulho|subacque|
graduation-cap|school course education exam student tutor|schule kurs nachhilfe studier|ecole cours|escuela curso|escola curso|scuola corso|学校 教育 학교 تعليم школ
grains|grain rye wheat flour gluten coeliac|getreide roggen mehl|ble farine cereale|trigo harina masa|trigo farinha|grano farina|麦
guitar|guitar luthier|gitarre|guitare|guitarra|violao violoes violonist|chitarr|
hamburger|burger|burger|burger|hamburgues|hamburg|hamburger|
hammer|hammer build builder|hammer handwerk|marteau bricol|martillo reform|martelo reform|martell|
hand|handmade craft hand-made|handgemacht hand|main artisan|mano artesan|artesan|mano artigian|手工 手作 يدوي ручн हाथ
hand-heart|volunteer donat charity care caregiver neighbour|spende pflege nachbar helfen|benevol don solidari|volunt cuidado vecin|volunt cuidado|volontar cura|介護 护理
hand-soap|soap lotion skincare|seife creme|savon creme|jabon crema|sabonete creme|sapon crema|
handbag|handbag purse bag|tasche|sac|bolso|bolsa|bors|
handshake|partner contract deal insurance|vertrag partner|contrat partenaire|contrato socio|contrato|contratt|
headphones|podcast audio headphone listen|podcast horbuch|podcast audio|podcast audio|podcast audio|podcast audio|
heart|heart love couple wedding dating marry|herz liebe hochzeit|coeur amour couple mariage|corazon amor boda|coracao amor casal casais casament|cuore amore matrimon|愛 爱 사랑 حب
high-heel|heels stiletto|absatz|talon|tacon|salto|tacc|
horse|horse riding pony donkey|pferd esel|cheval ane|caballo burro|cavalo|cavall asin|馬
hospital|hospital surger|krankenhaus|hopital|hospital|hospital|ospedal|病院 医院
hourglass|slow patience hourglass|langsam geduld|lent patience|lento paciencia|lento|lent pazienz|
house|house home flat apartment tenant tiny-house landlord|haus wohn miet pflegeheim|maison logement chambre|casa vivienda|casa moradia|=casa =case abitaz|家 房 집 بيت дом घर
ice-cream|ice-cream gelato|eis eiscreme|glace|helad|sorvete|gelat|アイス 冰淇淋 아이스크림 بوظة
island|island volcan beach|insel strand|=ile =iles plage|isla playa|ilha praia|isola spiagg|島 岛 제주
jar|jar honey jam preserve|glas honig marmelade|confiture miel bocal|mermelada miel|geleia mel|miele marmellat|عسل
key|=key =keys rent rental|schlussel vermiet verleih|cle location|llave alquiler|chave aluguel|chiav affitt|钥匙
ladder|ladder climb|leiter kletter|echelle escalade|escalera escalada|escalada|scala arrampic|클라이밍
lamp|lamp lighting candle chandelier|lampe kerze licht|lampe bougie|lampara vela|lampada vela|lampad candel|灯
leaf|leaf plant herb botanic vegan organic garden linen|blatt pflanze krauter|feuille plante|hoja planta vegan|folha planta linho|foglia piant|植物 植 녹차 растен
lifebuoy|lifeguard rescue surf|rettung|sauvetage|rescate|resgate|salvatagg|
lighthouse|lighthouse|leuchtturm|phare|=faro faros|farol|=faro|
lightbulb|light idea lamp electric|gluhbirne idee|ampoule idee|bombilla|lampada|lampadin|
lightning|power electric energy energies charge|strom energie kraftwerk elektr|electri energie|energia electric|energia eletric|energia elettric|电 エネルギー 전기
lock|lock password security privacy locker|schloss passwort sicherheit|cadenas securit|candado segurid|senha seguranc|sicurezz password|安全 보안
log|timber wood wooden birch log|holz|bois|madera|madeira|legno falegnam|木 дерев
magnifying-glass|search find detect research|such find|cherch recherche|busca|busca|cerca ricerc|
map-pin|parking neighbourhood map street place local|parken karte stra|quartier rue carte|barrio calle mapa|bairro rua mapa|parchegg mappa|
map-trifold|map trip route|karte route|carte itinerair|mapa ruta|mapa rota|mapp itinerar|地图
martini|cocktail bar|cocktail|cocktail|coctel|coquetel|cocktail|
mask-happy|theatre theater circus comedy|theater|theatre|teatro|teatro|teatro|剧
medal|award champion|medaille|medaille|medalla|medalha|medagl|
megaphone|advertis campaign marketing promotion|werbung marketing|publicit marketing|publicid marketing|publicid marketing|pubblicit marketing|广告 маркетинг
meteor|meteor meteorite comet|meteorit|meteorite|meteorito|meteorito|meteorit|
microphone|podcast recording record radio voice|aufnahme stimme|enregistr voix|grabacion voz|gravac voz|registraz voce|
microscope|microscop biotech|mikroskop|microscope|microscop|microscop|microscop|
moon|night moon overnight|nacht mond|nuit lune|noche luna|noite lua|notte luna|夜 ночн
moped|moped scooter courier|roller moped|scooter|moto|moto|scooter|
mosque|mosque|moschee|mosquee|mezquita|mesquita|moschea|
mountains|mountain alp hike hiking ski village|berg alpen|montagne randonn|montana|montanha serra|montagn|山 горн पहाड़
mouse|=mouse mice|maus|souris|raton|rato|topo|
music-notes|music song jazz lullab concert melod|musik lied|musique chanson|musica cancion|musica cancao|music canzon|音楽 音乐 음악 موسيق музык
needle|sew =sewn tailor stitch knit embroider|nah schneider strick|coutur cousu tricot|costura cosid|costura|sartor cucit|縫 مطرز
newspaper|news newspaper journal|zeitung|journal|periodico|jornal|giornal|新聞
note-pencil|writ notes minutes task|notiz schreib|note ecri|nota escri|nota escri|note scritt|쓴
orange|orange citrus lemon|orange zitrus|orange agrume|naranja citric|laranja|aranc agrum|
oven|oven bake baked baker|backofen backer|four boulang|horno|forno|forno|пекарн
package|deliver parcel ship shipping box subscription|liefer paket versand|livr colis|reparte entrega paquete|entrega pacote|consegn pacc|配達 外卖 배달 доставк
paint-brush|paint painting plaster lime-paint artist|maler malerei pinsel|peinture pinceau artiste|pintura artista|pintura artista|pittura artist|画 فنون худож
palette|colour color palette dye|farbe|couleur|color colores|cores tingid|color|色
paper-plane|letter send mail post|brief post|lettre courrier|carta correo|carta correio|letter posta|
parachute|parachute|fallschirm|parachute|paracaid|paraqued|paracadut|
path|route walk walking path|weg pfad|chemin sentier|camino sendero|caminho|cammino sentiero|
paw-print|pet pets vet veterin animal tortoise|haustier tierarzt tier|animal animaux veterin|mascota veterin animal|animal veterin pet|animal veterin|ペット 宠物 반려 حيوان
pen-nib|calligraph pen write author|schreib feder|calligraph stylo ecrivain|caligraf|caligraf escritor|calligraf|الخط
pencil|pencil draw school|stift zeichn|crayon dessin|lapiz dibuj|lapis desenh|matita disegn|
pepper|pepper chili spicy spice|chili gewurz|piment epice|picante chile|pimenta|peperonc spezi|मसाला
phone|phone call telephone|telefon|telephone|telefono|telefone|telefono|
piano-keys|piano|klavier|piano|piano|piano|pianofort|
piggy-bank|saving savings piggy|spar|epargne|ahorro|poupanca|risparm|
pill|pharmac medicin drug|apothek medikament|pharmac medicament|farmac medicin|farmac remedio|farmac medicin|药
pizza|pizz|pizz|pizz|pizz|pizz|pizz|
planet|planet satellite planetarium space orbit astronom|planet weltraum satellit|planet satellite espace|planet satelite|planet satelite|planet satellit|宇宙 航天
plant|plant garden balcony sprout balcony-garden|garten pflanz|jardin plante potager|jardin planta huerto|jardim planta|giardin piant|庭 花园 정원 حديقة
plug|plug socket appliance|stecker balkonkraftwerk|prise|enchufe|tomada|spina|充电桩
popsicle|popsicle sorbet|stieleis|sorbet|polo paleta|picole|ghiacciol|
potted-plant|houseplant balcony succulent pot|zimmerpflanze balkon|balcon|maceta azotea balcon|vaso|vaso balcon|комнатн
puzzle-piece|puzzle game board-game escape-room|puzzle ratsel spiel|puzzle enigme jeu|rompecabezas juego|quebra-cabeca jogo|puzzle gioco|ゲーム 游戏 게임
quotes|poem poetry story stories word|gedicht geschichte|poesie histoire|poesia historia|poesia historia lenda|poesia stori|
rabbit|rabbit bunny|hase kaninchen|lapin|conejo|coelho|conigl|
rainbow|rainbow|regenbogen|arc-en-ciel|arcoiris|arco-iris|arcobalen|
receipt|invoice receipt expense tax|rechnung beleg|facture recu|factura recibo|fatura recibo|fattur ricevut|請求書 发票
recycle|recycl refill compost leftover reuse second-hand surplus|recycl kompost unverpackt|recycl reemploi compost|recicl reutil|recicl demolicao recuperad|ricicl recuper ricavat|
robot|robot automat ai chatbot|roboter ki|robot|robot|robo|robot|人工知能
rocket|rocket startup launch|rakete|fusee|cohete|foguete|razz|
rug|rug carpet|teppich|tapis|alfombra|tapete|tappet|
sailboat|sail sailing spinnaker yacht|segel|voile voilier|vela velero|veleiro|vela velier|
scales|justice fair law legal|gerecht recht|justice|justicia|justica|giustizia|
scissors|barber hair haircut cut tailor|friseur haar schere|coiff ciseaux|peluquer tijera|cabel tesoura tosa|parrucch forbic|美髪
shield-check|insur protect security cyber warranty|versicher schutz sicher|assur protec securit|seguro proteg segurid|seguro proteg seguranc|assicur protez sicur|保険 保险 보험 تأمين страхов
shopping-bag|shop store boutique marketplace|laden geschaft|boutique magasin|tienda|loja|negozio bottega|店 商店 متجر магазин दुकान
shovel|soil dig compost|erde spaten|terre|tierra|terra|terra|
shrimp|shrimp prawn|garnele|crevette|camaron gamba|camarao|gamber|
skull|skull death funeral|schadel bestatt|crane funera|calavera funera|caveira funera|teschi funebr|
sneaker|sneaker shoe running runner insole espadrille|schuh lauf|chaussure basket espadrille|zapat alpargata|sapato tenis|scarp|靴 鞋 신발
snowflake|snow ski ice frozen winter cold|schnee eis|neige ski|nieve esqui|neve|neve sci|雪
sock|=sock =socks|socke|chaussett|calcetin|meia|calzin|
solar-panel|solar photovolta|solar balkonkraftwerk|solaire|solar|solar|solar|太阳能
sparkle|magic shine sparkle|glanz zauber|magie eclat|magia brillo|magia brilho|magia brill|
spiral|spiral spring springs|spirale feder|ressort spirale|espiral muelle|espiral mola|spiral molla|
star|star stars|stern|etoile|estrella|estrela|stell|星 звезд
stethoscope|doctor clinic patient nurse physio|arzt praxis pflege klinik|medecin clinique soin|medic clinica enferm fisio|medic clinica enferm|medic clinica infermier|医 诊所 의사 طبيب врач
storefront|store shop vendor market stall|laden markt|boutique marche|tienda mercado|loja mercado|negozio mercato|ร้าน
student|student pupil kids|schuler student|eleve etudiant|estudiante alumn|estudante alun|student alunn|
suitcase|holiday travel vacation luggage|urlaub reise|voyage vacances|viaje vacacion|viagem ferias|viagg vacanz|
sun|sun solar sunrise morning summer|sonne morgen|soleil matin ete|sol verano manana|sol verao|sole estate|太阳 해 شمس солн
sword|sword fencing|schwert|epee|espada|espada|spada|
t-shirt|shirt clothing clothes apparel jacket|kleidung hemd jacke|vetement chemise|ropa camis|roupa camis|vestit magli|服 衣 옷 ملابس одежд
target|target archery goal|ziel|cible|objetivo|alvo|bersagl|
tea-bag|tea matcha|=tee tees|=the thes tisane|=te infusion|=cha chas|=te tisan|茶 شاي чай चाय 녹차
tennis-ball|tennis padel|tennis|tennis|tenis padel|tenis|tennis padel|
tent|camping tent glamping|zelt camping|tente|tienda-de-campana camping|barraca|tenda|テント
tooth|tooth teeth dent dental dentist|zahn|=dent dents dentist|diente dental|dente dent|dente dentist|歯 牙
tote|tote|beutel|cabas|bolsa|sacola|borsa|
tractor|tractor harvest crop|traktor ernte|tracteur recolte|tractor cosecha|trator colheita|=trattore =trattori raccolt|
train|=train =trains railway station night-train|zug bahn|train gare|tren estacion|trem comboio|tren stazion|电车 поезд
translate|translat language languages bilingual|sprach ubersetz|langue tradu bilingue|idioma traduc quechua|idioma lingua traduc|lingua traduz|语言 언어
tree|tree forest oak wood|baum baume wald obstbaum|arbre foret|arbol bosque|arvore floresta cerrado|alber bosc castagn|森 树 나무 شجر
treasure-chest|treasure vintage antique|schatz antik|tresor antiquit|tesoro antigued|tesouro antigu|tesoro antiquari|
truck|truck logistic transport freight van|lkw transport spedit|camion transport|camion transport|caminhao transport|camion trasport|物流
umbrella|umbrella|regenschirm schirm|parapluie|paraguas|guarda-chuva|ombrell|伞 우산 зонт
users-three|community team friend friendship neighbour club|gemein team freund nachbar|communaut equipe ami voisin|comunidad equipo amig vecin|comunidade equipe amig|comunita squadra amic|コミュニティ 이웃 сосед
van|van camper trailer|wohnmobil anhanger|camionnette fourgon|furgoneta caravana|=van trailer|furgon|
vase|pottery potter ceramic clay stoneware|keramik topfer steingut|ceramique poterie argile|ceramica alfar barro|ceramica olari barro|ceramic vasai argill|陶 도자 керамик
video-camera|video film recording underwater|video film|video tournage|video|video|video|
vinyl-record|vinyl record records|schallplatte vinyl|vinyl disque|vinilo|vinil|vinil disch|黑胶
wall|wall brick tile plaster clay|wand mauer lehm ziegel|=mur murs brique argile|muro ladrillo|parede azulejo tijolo|=muro mattone|
wallet|wallet payment pay budget|geldborse zahl|portefeuille paiement|cartera pago|carteira pagamento|portafogl pagament|
washing-machine|laundry wash|wasche waschsalon|laverie lessive|lavander|lavander|lavander|
watch|watch wristwatch watchmak|armbanduhr|montre|reloj|relogio|orolog|
waves|surf sea ocean wave river swim coast beach|meer welle fluss surf|=mer vague ocean surf fleuve|mar olas surf playa|=mar onda surf|=mare onda surf|海 바다 بحر мор
wheelchair|wheelchair disab|rollstuhl|fauteuil-roulant roulant|silla-de-ruedas|cadeira-de-rodas|carrozzin|
wind|wind breath air breathing|wind atem|vent souffle|viento|vento|vento respir|风
wine|wine vineyard winer grape|wein winzer|=vin =vins vigne|vino vina|vinho vinha|vino vini vigne|ワイン 葡萄酒 와인 نبيذ вино
wrench|repair plumb fix maintenance bike-repair|reparat schraub klempner|repar plomb|reparac fontaner|reparac conserto|riparaz idraul|修理
yarn|wool yarn knitting sheep|wolle strick garn|laine tricot|lana|=la lanifici|lana filat|羊毛 खादी
`;

export type SymbolLanguage = "en" | "de" | "fr" | "es" | "pt" | "it";

export interface SymbolWords {
  readonly symbol: string;
  readonly beginnings: Readonly<Record<SymbolLanguage, readonly string[]>>;
  /** Found anywhere in a text of another script. */
  readonly native: readonly string[];
}

export const SYMBOL_WORDS: readonly SymbolWords[] = ROWS.trim()
  .split("\n")
  .map((row) => {
    const [symbol = "", ...columns] = row.split("|");
    const list = (at: number) => columns[at]?.split(" ").filter(Boolean) ?? [];
    const beginnings = { en: list(0), de: list(1), fr: list(2), es: list(3), pt: list(4), it: list(5) };
    return { symbol, beginnings, native: list(6) };
  });
