import { tradeWords } from "./trade-words";

/** What a trade is judged by, what its advertising says too often, and how a line may end. */
export const PORTUGUESE_TRADE_WORDS = tradeWords(`
bakery | a crosta, o miolo, a hora do forno | feito com amor, como o da avó | direto do forno; antes do despertador
coffee | a torra, a moagem, o primeiro gole | cultura do café, momento único | uma xícara de cada vez; antes de o dia começar
tea | a folha, a água, os minutos de infusão | momento zen, ritual de bem-estar | com calma; para a hora tranquila
restaurant | o fogo, o sal, a última garfada | viagem gastronômica, explosão de sabores | para comer quente; com vontade de repetir
meal-delivery | a hora na porta, o calor, o prato vazio | sem complicação, revolução na mesa | e o jantar está pronto; na hora da fome
brewery | o malte, a espuma, o segundo copo | paixão cervejeira, cerveja com alma | no gelo e em boa companhia; com paciência
wine | a encosta, a uva, a garrafa aberta | néctar, vinho com personalidade | para noites longas; safra após safra
sweets | a primeira mordida, o açúcar, o pote vazio | pecado da gula, de outro mundo | até a última migalha; sem motivo nenhum
farm | a terra, a hora da colheita, a estação | o melhor do campo, sabor de verdade | direto do campo; sempre na estação certa
fitness | a próxima série, o suor, a semana seguinte | corpo perfeito, sem desculpas | mais uma vez; cada semana com mais força
yoga | a respiração, o ritmo, o minuto de silêncio | paz interior, boas vibrações | no tempo de um respiro; em silêncio
health | o tempo de espera, o acompanhamento, o diagnóstico claro | atendimento humanizado, excelência | em palavras claras; sem sala de espera
mental-health | a primeira frase, a pausa, a segunda visita | melhor versão, energia positiva | sem julgamento; uma frase de cada vez
beauty | a pele de manhã, o perfume, a lista de ingredientes | antienvelhecimento, produto milagroso | com poucos ingredientes; à flor da pele
fashion | a costura, o caimento, a décima lavagem | peça-chave, atemporal | costura por costura; por muitos anos
jewelry | a cravação, o peso, o lado de dentro do anel | elegância atemporal, brilho único | para passar adiante; para sempre
shoes | a sola, o calcanhar, o centésimo quilômetro | andar nas nuvens, indispensável | quilômetro a quilômetro; para o longo caminho de casa
children | a mão pequena, a décima vez, a calma depois | aprender brincando, os pequenos | com espaço para crescer; na altura das crianças
pets | a tigela, o rabo abanando, o segundo passeio | peludos, filho de quatro patas | em quatro patas; sem coleira
wedding | a primeira dança, o convidado atrasado, a manhã seguinte | dia mágico, conto de fadas | para aquele dia; com lágrimas e tudo
travel | a janela, o último quilômetro, a volta | paraíso escondido, experiência inesquecível | pelo caminho mais longo; no ritmo da paisagem
hotel | a chave, o travesseiro, a luz do corredor | refúgio, como em casa | com a luz acesa; por uma noite ou duas
sport-outdoor | o tempo, a pegada, a descida | adrenalina pura, supere seus limites | com sol ou com chuva; além da última placa
bicycle | a corrente, o freio, o caminho de casa | mobilidade sustentável, paixão por pedalar | longe do trânsito; na força das pernas
interior | o encaixe, a luz, o décimo ano | toque especial, design atemporal | para morar dentro; cômodo por cômodo
craft | a mão, a borda, o acabamento | feito com amor, peça única | para usar todo dia; nunca duas iguais
architecture | a luz, o corte, a maçaneta | icônico, espaços que inspiram | a luz primeiro; até a maçaneta
construction | o prumo, a junta, a data de entrega | chave na mão, de A a Z | no prumo; na data combinada
real-estate | o contrato, a luz da manhã, a escada | imóvel dos sonhos, localização privilegiada | com as chaves; sem letras miúdas
cleaning | o último canto, o vidro, a hora da saída | limpeza impecável, brilhando | até os cantos; e depois é só sentar
garden | a terra, a sombra, a segunda primavera | oásis verde, dedo verde | com boa raiz; verde o ano inteiro
sustainability | a lixeira, o peso, o caminho de volta | salvar o planeta, eco-friendly | e nada sobra; dois usos no mínimo
energy | o medidor, o telhado, a noite mais fria | revolução energética, futuro verde | direto do céu; o medidor confirma
automotive | o motor, a conta, a volta para casa | paixão por carros, serviço premium | de volta à estrada; debaixo do capô
logistics | a hora na porta, a temperatura, a assinatura | soluções completas, ponta a ponta | na hora marcada; até o último metro
manufacturing | a tolerância, o lote, a data de entrega | máxima qualidade, tecnologia de ponta | no centésimo; turno após turno
education | a primeira pergunta, o erro, a segunda tentativa | aprender brincando, desperte seu potencial | uma pergunta de cada vez; além da prova
language-learning | a primeira frase, o sotaque, a piada entendida | fluente em um mês, sem esforço | em voz alta; desde o primeiro olá
books | a primeira linha, a lombada, a última página | imperdível, viagem literária | mais uma página; para ler e passar adiante
music | o primeiro compasso, a sala, o silêncio depois | paixão pela música, trilha sonora da sua vida | desde a primeira nota; um pouco mais alto
photography | a luz, a distância, a foto sem pose | momentos mágicos, eternizar | com boa luz; uma foto de cada vez
art | a parede, o pincel, o segundo olhar | inspirador, único | para olhar duas vezes; longe da parede branca
games | a primeira jogada, a regra, a revanche | viciante, imersivo | mais uma rodada; para começar já
finance | a taxa, a data, o total | liberdade financeira, tranquilidade | até o último centavo; com as contas na mesa
accounting | o recibo, o prazo, o total | tranquilidade, sob medida | até sexta; sem caixa de sapatos
insurance | o sinistro, a letra miúda, o dia do pagamento | proteção total, fique tranquilo | antes da chuva; sem letras miúdas
legal | a cláusula, o prazo, o sentido exato | soluções completas, especialistas renomados | em português claro; até a última linha
consulting | a pergunta, a decisão, a segunda-feira seguinte | sinergia, soluções sob medida | com um plano na segunda; sem slides
marketing | o título, o canal, a resposta | viral, storytelling | uma vez e basta; acima do barulho
recruiting | o anúncio, a entrevista, o centésimo dia | talentos, candidato ideal | além do currículo; no lugar certo
charity | a porta, a hora doada, o recibo | mudar o mundo, heróis anônimos | de vizinho para vizinho; de mãos dadas
software | o primeiro clique, a mensagem de erro, o tempo ganho | tudo em um, última geração | com menos cliques; sem manual
artificial-intelligence | a fonte, o erro, a hora ganha | revolucionário, movido a IA | com as fontes; sob o olhar de alguém
security | o registro, a fechadura, a manhã seguinte | segurança total, fique tranquilo | a sete chaves; dia e noite
data | a fonte, a margem de erro, a decisão | orientado a dados, big data | com as contas certas; do número à decisão
blockchain | o registro, a chave, a prova | revolucionar, futuro descentralizado | com provas; por escrito, para sempre
marketplace | o estado, a entrega em mãos, o preço | achados, preços imbatíveis | de mão em mão; sem procurar
social | o primeiro olá, o segundo encontro, o aplicativo fechado | conexões reais, boas vibrações | cara a cara; e primeiro um olá
space | a passagem, o pixel, a hora da entrega | sem limites, nova fronteira | de cima; além do horizonte
science | a amostra, o controle, o resultado repetido | revolucionário, grande avanço | com dupla conferência; do laboratório ao mundo
general | a resposta, o cuidado, o dia seguinte | inovador, único | sem rodeios; dia após dia
pantry | o crocante, o sal, o frasco vazio | superalimento, sem culpa | mais um punhado; até esvaziar o frasco
bags | a alça, a costura, a décima viagem | indispensável, atemporal | para levar por anos; com espaço para mais
repair | a peça, o parafuso, a segunda vida | como novo, rápido e confiável | para mais dez anos; consertado, não jogado fora
boats | o casco, a maré, o nó firme | estilo náutico, luxo a bordo | com qualquer vento; maré após maré
farewell | a sala em silêncio, a palavra certa, o dia seguinte | neste momento difícil, com dignidade | com tempo para a despedida; em silêncio
`);
