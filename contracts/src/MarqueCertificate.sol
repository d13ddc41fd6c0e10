// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable, Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {EIP7702Utils} from "@openzeppelin/contracts/account/utils/EIP7702Utils.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {IERC721Enumerable} from "@openzeppelin/contracts/token/ERC721/extensions/IERC721Enumerable.sol";
import {IERC721Metadata} from "@openzeppelin/contracts/token/ERC721/extensions/IERC721Metadata.sol";
import {ERC721Utils} from "@openzeppelin/contracts/token/ERC721/utils/ERC721Utils.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {IMarqueCertificate} from "./IMarqueCertificate.sol";
import {PackedCid} from "./PackedCid.sol";
import {PackedUuid} from "./PackedUuid.sol";

/// @title Certificates of brand packages
/// @notice The implementation of IMarqueCertificate, which says what it promises.
/// @dev Who owns and may move what is OpenZeppelin's. What is added: a certificate's texts in two slots instead of six where
/// they are a UUID and a CID, and each holder's tokens, eight to a slot.
contract MarqueCertificate is ERC721, EIP712, Ownable2Step, Pausable, IMarqueCertificate {
    struct Certificate {
        /// The brand's id, where `hasUuid`.
        bytes16 uuid;
        /// Index among the holder's tokens.
        uint32 place;
        /// Codec of the CID that is the token's URI; `PackedCid.NONE` where it is a text.
        bytes1 codec;
        bool hasUuid;
        /// SHA-256 hash of that CID.
        bytes32 digest;
        bytes32 root;
    }

    bytes32 private constant CLAIM_TYPEHASH =
        keccak256("Claim(address recipient,string brandId,string uri,bytes32 root,uint256 deadline)");
    bytes4 private constant ERC4906_ID = 0x49064906;

    uint32 private _lastTokenId;
    mapping(uint256 tokenId => Certificate) private _certificates;
    mapping(string brandId => uint256 tokenId) private _tokenOfBrand;
    /// The first `balanceOf(owner)` entries count. A fixed length costs no slot for it.
    mapping(address owner => uint32[2 ** 32] tokenIds) private _tokensOf;
    mapping(uint256 tokenId => string) private _brandTexts;
    mapping(uint256 tokenId => string) private _uriTexts;
    string private _contractURI;

    /// @notice Makes a collection without certificates.
    /// @param initialOwner who mints, and whose signature makes a claim
    /// @param contractURI_ see `contractURI`
    constructor(
        address initialOwner,
        string memory contractURI_
    ) ERC721("Marque Certificate", "MARQUE") EIP712("MarqueCertificate", "1") Ownable(initialOwner) {
        _contractURI = contractURI_;
    }

    /// @inheritdoc IMarqueCertificate
    function mintCertificate(
        address recipient,
        string calldata uri,
        string calldata brandId
    ) external onlyOwner returns (uint256) {
        return _mintCertificate(recipient, uri, brandId, 0);
    }

    /// @inheritdoc IMarqueCertificate
    function mintCertificate(
        address recipient,
        string calldata uri,
        string calldata brandId,
        bytes32 root
    ) external onlyOwner returns (uint256) {
        return _mintCertificate(recipient, uri, brandId, root);
    }

    /// @inheritdoc IMarqueCertificate
    function claim(Claim calldata voucher, bytes calldata signature) external whenNotPaused returns (uint256) {
        // solhint-disable-next-line not-rely-on-time
        if (block.timestamp > voucher.deadline) revert ExpiredClaim(voucher.deadline);
        if (!_isSignedByOwner(hashClaim(voucher), signature)) revert InvalidClaimSignature();
        return _mintCertificate(voucher.recipient, voucher.uri, voucher.brandId, voucher.root);
    }

    /// @inheritdoc IMarqueCertificate
    function renewCertificate(uint256 tokenId, string calldata uri, bytes32 root) external onlyOwner {
        _requireOwned(tokenId);
        delete _uriTexts[tokenId];
        _certify(tokenId, uri, root);
        emit MetadataUpdate(tokenId);
    }

    /// @inheritdoc IMarqueCertificate
    function pauseClaims() external onlyOwner {
        _pause();
    }

    /// @inheritdoc IMarqueCertificate
    function resumeClaims() external onlyOwner {
        _unpause();
    }

    /// @inheritdoc IMarqueCertificate
    function setContractURI(string calldata uri) external onlyOwner {
        _contractURI = uri;
        emit ContractURIUpdated();
    }

    /// @inheritdoc IMarqueCertificate
    function getBrandId(uint256 tokenId) external view returns (string memory) {
        _requireOwned(tokenId);
        Certificate storage certificate = _certificates[tokenId];
        return certificate.hasUuid ? PackedUuid.unpack(certificate.uuid) : _brandTexts[tokenId];
    }

    /// @inheritdoc IMarqueCertificate
    function tokenOfBrand(string calldata brandId) external view returns (uint256) {
        return _tokenOfBrand[brandId];
    }

    /// @inheritdoc IMarqueCertificate
    function rootOf(uint256 tokenId) external view returns (bytes32) {
        _requireOwned(tokenId);
        return _certificates[tokenId].root;
    }

    /// @inheritdoc IMarqueCertificate
    function tokensOf(address owner) external view returns (uint256[] memory tokenIds) {
        tokenIds = new uint256[](balanceOf(owner));
        for (uint256 i = 0; i < tokenIds.length; ++i) tokenIds[i] = _tokensOf[owner][i];
    }

    /// @inheritdoc IMarqueCertificate
    function contractURI() external view returns (string memory) {
        return _contractURI;
    }

    /// @inheritdoc IERC721Enumerable
    function tokenByIndex(uint256 index) external view returns (uint256) {
        if (index >= _lastTokenId) revert ERC721OutOfBoundsIndex(address(0), index);
        return index + 1;
    }

    /// @inheritdoc IERC721Enumerable
    function tokenOfOwnerByIndex(address owner, uint256 index) external view returns (uint256) {
        if (index >= balanceOf(owner)) revert ERC721OutOfBoundsIndex(owner, index);
        return _tokensOf[owner][index];
    }

    /// @inheritdoc IERC721Enumerable
    function totalSupply() external view returns (uint256) {
        return _lastTokenId;
    }

    /// @inheritdoc IERC721Metadata
    function tokenURI(uint256 tokenId) public view override(ERC721, IERC721Metadata) returns (string memory) {
        _requireOwned(tokenId);
        Certificate storage certificate = _certificates[tokenId];
        bytes1 codec = certificate.codec;
        return codec == PackedCid.NONE ? _uriTexts[tokenId] : PackedCid.unpack(codec, certificate.digest);
    }

    /// @inheritdoc IMarqueCertificate
    function hashClaim(Claim calldata voucher) public view returns (bytes32) {
        bytes32 structHash = keccak256(
            abi.encode(
                CLAIM_TYPEHASH,
                voucher.recipient,
                keccak256(bytes(voucher.brandId)),
                keccak256(bytes(voucher.uri)),
                voucher.root,
                voucher.deadline
            )
        );
        return _hashTypedDataV4(structHash);
    }

    /// @inheritdoc IERC165
    function supportsInterface(bytes4 interfaceId) public view override(ERC721, IERC165) returns (bool) {
        return
            interfaceId == type(IMarqueCertificate).interfaceId ||
            interfaceId == type(IERC721Enumerable).interfaceId ||
            interfaceId == ERC4906_ID ||
            interfaceId == this.contractURI.selector ||
            super.supportsInterface(interfaceId);
    }

    /// @dev Keeps each holder's tokens: the last one takes the place of the one that leaves.
    function _update(address to, uint256 tokenId, address auth) internal override returns (address from) {
        from = super._update(to, tokenId, auth);
        if (from == to) return from;
        if (from != address(0)) _leave(from, tokenId);
        uint256 place = balanceOf(to) - 1;
        _tokensOf[to][place] = uint32(tokenId);
        _certificates[tokenId].place = uint32(place);
    }

    function _leave(address from, uint256 tokenId) private {
        uint32[2 ** 32] storage held = _tokensOf[from];
        uint256 last = balanceOf(from);
        uint32 place = _certificates[tokenId].place;
        if (place != last) {
            uint32 moved = held[last];
            held[place] = moved;
            _certificates[moved].place = place;
        }
        held[last] = 0;
    }

    /// @dev Records everything before it asks a contract, which may call back.
    function _mintCertificate(
        address recipient,
        string calldata uri,
        string calldata brandId,
        bytes32 root
    ) private returns (uint256 tokenId) {
        if (bytes(brandId).length == 0) revert EmptyBrandId();
        uint256 existing = _tokenOfBrand[brandId];
        if (existing != 0) revert DuplicateCertificate(brandId, existing);
        tokenId = ++_lastTokenId;
        _tokenOfBrand[brandId] = tokenId;
        (bool isUuid, bytes16 uuid) = PackedUuid.pack(bytes(brandId));
        Certificate storage certificate = _certificates[tokenId];
        if (isUuid) {
            certificate.uuid = uuid;
            certificate.hasUuid = true;
        } else {
            _brandTexts[tokenId] = brandId;
        }
        _mint(recipient, tokenId);
        _certify(tokenId, uri, root);
        if (EIP7702Utils.fetchDelegate(recipient) == address(0)) {
            ERC721Utils.checkOnERC721Received(_msgSender(), address(0), recipient, tokenId, "");
        }
    }

    function _certify(uint256 tokenId, string calldata uri, bytes32 root) private {
        Certificate storage certificate = _certificates[tokenId];
        (bytes1 codec, bytes32 digest) = PackedCid.pack(bytes(uri));
        certificate.codec = codec;
        certificate.digest = digest;
        certificate.root = root;
        if (codec == PackedCid.NONE) _uriTexts[tokenId] = uri;
        emit Certified(tokenId, root, uri);
    }

    /// @dev The owner's key first: an owner with an EIP-7702 delegation has code, and that may know nothing of ERC-1271.
    function _isSignedByOwner(bytes32 digest, bytes calldata signature) private view returns (bool) {
        address owner_ = owner();
        (address signer, ECDSA.RecoverError problem, ) = ECDSA.tryRecoverCalldata(digest, signature);
        if (problem == ECDSA.RecoverError.NoError && signer == owner_) return true;
        return SignatureChecker.isValidERC1271SignatureNowCalldata(owner_, digest, signature);
    }
}
